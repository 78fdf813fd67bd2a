import Glibc
import Testing

@testable import TerminalText

@Suite("Width of a scalar")
struct ScalarWidthTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let scalar: Unicode.Scalar
    let columns: Int?
    let testDescription: String

    init(_ scalar: Unicode.Scalar, _ columns: Int?, _ name: String) {
      self.scalar = scalar
      self.columns = columns
      testDescription = name
    }
  }

  static let cases: [Case] = [
    Case("a", 1, "ASCII"),
    Case("\u{1B}", nil, "a C0 control"),
    Case("\u{9B}", nil, "a C1 control"),
    Case("\u{2028}", nil, "the line separator"),
    Case("\u{378}", nil, "an unassigned scalar"),
    Case("é", 1, "a letter with an accent"),
    Case("\u{301}", 0, "a mark"),
    Case("\u{AD}", 1, "the soft hyphen"),
    Case("\u{200F}", 0, "a bidi control"),
    Case("\u{600}", 1, "a sign before Arabic numbers"),
    Case("漢", 2, "a Chinese character"),
    Case("Ａ", 2, "a full-width letter"),
    Case("ｱ", 1, "a half-width kana"),
    Case("─", 1, "an ambiguous box drawing character"),
    Case("\u{1100}", 2, "an initial jamo"),
    Case("\u{1161}", 0, "a vowel jamo"),
    Case("\u{11A8}", 0, "a final jamo"),
    Case("\u{E33}", 1, "SARA AM"),
    Case("\u{93F}", 1, "a Devanagari vowel sign"),
    Case("😀", 2, "an emoji"),
    Case("❤", 1, "a heart without VS16"),
    Case("\u{E000}", 1, "a private scalar"),
    Case("☰", 1, "a trigram, wide in Unicode 16"),
    Case("䷀", 2, "a hexagram, which libc has always called wide"),
    Case("㉈", 2, "a circled number on a square, ambiguous"),
    Case("\u{1171E}", 0, "Ahom medial ra, spacing since Unicode 15"),
  ]

  @Test(arguments: cases)
  func columns(_ row: Case) {
    #expect(row.scalar.columns == row.columns)
  }

  /// All scalars against libc; those that it does not know (-1) have a width only here.
  @Test func equalsLibc() throws {
    let wcwidth = try #require(LibC.wcwidth)
    let locale = try #require(newlocale(1 << LC_CTYPE, "C.UTF-8", nil))
    let former = uselocale(locale)
    defer {
      uselocale(former)
      freelocale(locale)
    }
    let isGlibc236 = LibC.version == "glibc 2.36"
    var differences: [String] = []
    for value: UInt32 in 1...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let libc = Int(wcwidth(value))
      let ours = scalar.columns ?? -1
      guard ours != libc, !isGlibc236 || libc >= 0 || scalar.isKnown else { continue }
      if isGlibc236 || value < 0x2600 {
        differences.append("U+\(String(value, radix: 16)): libc \(libc), here \(ours)")
      } else {
        print("U+\(String(value, radix: 16)): libc \(libc), here \(ours)")
      }
    }
    #expect(differences == [])
  }

  /// What the fast path takes for granted of each plain scalar.
  @Test func plainScalarsArePlain() {
    var wrong: [String] = []
    for value: UInt32 in 0x20...0xFFFF {
      guard let scalar = Unicode.Scalar(value), let columns = scalar.plainColumns else { continue }
      let isItself =
        if case .spacing(scalar, columns: columns) = scalar.drawing { true } else { false }
      let stands = "\(scalar)a\(scalar)漢\(scalar)".count == 5 && "\(scalar)\(scalar)".count == 2
      if !isItself || scalar.columns != columns || !scalar.isNFC || scalar.mayReorder || !stands {
        wrong.append(String(value, radix: 16))
      }
    }
    #expect(wrong == [])
  }
}

/// What Swift's module of glibc leaves out.
private enum LibC {
  typealias Width = @convention(c) (UInt32) -> CInt

  /// X/Open's function, which the module's headers do not declare.
  static var wcwidth: Width? {
    dlsym(nil, "wcwidth").map { unsafeBitCast($0, to: Width.self) }
  }

  /// Name and version, as `glibc 2.36`; empty where libc does not say.
  static var version: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      let length = confstr(CInt(_CS_GNU_LIBC_VERSION), buffer.baseAddress, 64)
      return length == 0 ? "" : buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
  }
}

/// A place in a message that an argument fills: `%@`, `%2$lld`, `%-5.2f`.
package struct Placeholder: Hashable, Sendable {
  /// Which argument it shows.
  package enum Reference: Hashable, Sendable {
    /// The one after that of the unnumbered placeholder before.
    case next
    /// By its number, from 1.
    case number(Int)
    /// That of the variable in whose form the placeholder stands: `%arg` in a catalogue.
    case ofVariable
  }

  /// How it shows the argument.
  package enum Conversion: Hashable, Sendable {
    /// `%@`
    case object
    /// `%s`
    case text
    /// `%c`
    case character
    /// `%d`, `%i`, `%u`
    case integer
    /// `%x`, `%o`
    case radix(Int, uppercase: Bool)
    /// `%f`
    case fixed
    /// `%e`
    case scientific(uppercase: Bool)
    /// `%g`
    case general(uppercase: Bool)
  }

  package var reference: Reference
  package var conversion: Conversion
  /// At least so many characters wide.
  package var width = 0
  /// Fraction digits of a number, or most characters of a text.
  package var precision: Int?
  /// Padded after the text, not before it.
  package var isPaddedAfter = false
  package var isPaddedWithZeros = false
  package var showsPlus = false
  /// As it stands in the message.
  package var written: String

  /// Wider than any screen; a file may ask for a billion.
  static let maximumWidth = 500
  /// The digits of a `Decimal`.
  static let maximumPrecision = 38
}

extension Placeholder.Conversion {
  /// The conversion of a letter after the percent sign (C17, 7.21.6.1, and Foundation's `@`).
  init?(_ letter: UInt8) {
    switch letter {
    case UInt8(ascii: "@"): self = .object
    case UInt8(ascii: "s"), UInt8(ascii: "S"): self = .text
    case UInt8(ascii: "c"), UInt8(ascii: "C"): self = .character
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"),
      UInt8(ascii: "U"):
      self = .integer
    case UInt8(ascii: "x"): self = .radix(16, uppercase: false)
    case UInt8(ascii: "X"): self = .radix(16, uppercase: true)
    case UInt8(ascii: "o"), UInt8(ascii: "O"): self = .radix(8, uppercase: false)
    case UInt8(ascii: "f"), UInt8(ascii: "F"): self = .fixed
    case UInt8(ascii: "e"): self = .scientific(uppercase: false)
    case UInt8(ascii: "E"): self = .scientific(uppercase: true)
    case UInt8(ascii: "g"): self = .general(uppercase: false)
    case UInt8(ascii: "G"): self = .general(uppercase: true)
    default: return nil
    }
  }

  /// Whether it takes a number.
  package var isNumeric: Bool {
    switch self {
    case .object, .text: false
    default: true
    }
  }
}

import Glibc

/// A part of the program that takes bytes from outside, and what must hold for all of them.
struct FuzzTarget: Sendable {
  let name: String
  let body: @Sendable ([UInt8]) -> Void

  static let all = [
    strings, stringsdict, xcstrings, json, xml, storyboard, screen, session, message, number,
    decoder, text, preferences, language,
  ]

  /// The environment variable that names the target: libFuzzer keeps the arguments to itself.
  static let variable = "FUZZ_TARGET"

  static let chosen = getenv(variable).flatMap { name in
    all.first { $0.name == String(cString: name) }
  }
}

/// Ends the program, which libFuzzer reports with the input.
func check(
  _ condition: @autoclosure () -> Bool, _ sentence: @autoclosure () -> String,
  file: StaticString = #file, line: UInt = #line
) {
  if !condition() { fatalError(sentence(), file: file, line: line) }
}

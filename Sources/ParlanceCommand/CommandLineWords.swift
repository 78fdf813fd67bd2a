import COptions
import Foundation

/// The words of a command line, taken apart into options and operands by getopt_long.
struct CommandLineWords {
  private(set) var options: [OptionName: [String]] = [:]
  private(set) var operands: [String] = []
  /// Whether all operands stand behind `--`: then none of them is a subcommand.
  private(set) var areLiteral = false

  /// Takes the words apart.
  ///
  /// - Parameter arguments: without the program's name.
  /// - Throws: a fault that names the word.
  init(_ arguments: [String]) throws(UsageFault) {
    let names = OptionName.allCases
    let cStrings = names.map { strdup($0.rawValue) }
    var words = (["parlance"] + arguments).map { strdup($0) } + [nil]
    let originals = words
    defer { (cStrings + originals).forEach { free($0) } }
    // Each name is known by its place, beyond every letter.
    let table =
      zip(names, cStrings).enumerated().map { index, pair in
        option(
          name: pair.1, has_arg: pair.0.takesValue ? required_argument : no_argument,
          flag: nil, val: Int32(1000 + index))
      } + [option()]
    options_restart()
    var next = 1
    while true {
      let word = Int(next)
      let found = options_next(Int32(words.count - 1), &words, ":h", table)
      next = Int(found.next)
      switch found.code {
      case -1:
        operands = words[next..<(words.count - 1)].compactMap { $0.map { String(cString: $0) } }
        let literal = arguments.firstIndex(of: "--").map { arguments.count - $0 - 1 }
        areLiteral = literal == operands.count
        return
      case Int32(UInt8(ascii: "h")):
        options[.help, default: []].append("")
      case 1000..<Int32(1000 + names.count):
        let name = names[Int(found.code) - 1000]
        options[name, default: []].append(found.argument.map { String(cString: $0) } ?? "")
      case Int32(UInt8(ascii: ":")):
        throw .missingArgument(option: Self.text(words, at: next - 1))
      default:
        throw Self.fault(of: Self.text(words, at: max(word, next - 1)))
      }
    }
  }

  /// Takes the subcommand off the operands, if the first of them names one.
  mutating func takeSubcommand() -> Subcommand? {
    guard !areLiteral, let command = operands.first.flatMap(Subcommand.init(rawValue:)) else {
      return nil
    }
    operands.removeFirst()
    return command
  }

  /// What is wrong with a word that getopt_long refuses: it does not say.
  private static func fault(of word: String) -> UsageFault {
    guard word.hasPrefix("--") else { return .unknownOption(word) }
    let name = word.dropFirst(2).prefix { $0 != "=" }
    let meant = OptionName.allCases.filter { $0.rawValue.hasPrefix(name) }
    return switch meant.count {
    case 0: .unknownOption(word)
    case 1: .unwantedValue(option: "--\(meant[0].rawValue)")
    default: .ambiguousOption(word, meant: meant.map { "--\($0.rawValue)" })
    }
  }

  private static func text(_ words: [UnsafeMutablePointer<CChar>?], at index: Int) -> String {
    guard words.indices.contains(index) else { return "" }
    return words[index].map { String(cString: $0) } ?? ""
  }
}

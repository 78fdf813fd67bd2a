/// What is wrong with a command line; each fault has one English sentence.
enum UsageFault: Error, Hashable {
  case unknownOption(String)
  case ambiguousOption(String, meant: [String])
  case missingArgument(option: String)
  case unwantedValue(option: String)
  case notForCommand(option: String, command: Subcommand)
  case malformedLanguage(String)
  case malformedRegion(String)
  case malformedSize(String)
  case wrongValue(option: String, value: String, expected: [String])
  case tooManyOperands([String])
  case missingOperand(String, command: Subcommand)

  var sentence: String {
    switch self {
    case .unknownOption(let word):
      "There is no option “\(word)”; parlance --help lists them."
    case .ambiguousOption(let word, let meant):
      "“\(word)” could be \(meant.joined(separator: " or "))."
    case .unwantedValue(let option):
      "The option \(option) takes no value."
    case .missingArgument(let option):
      "The option \(option) needs a value after it."
    case .notForCommand(let option, let command):
      "The option --\(option) does not belong to parlance \(command.rawValue)."
    case .malformedLanguage(let tag):
      "“\(tag)” is not a language tag; expected one such as de, sr-Latn or pt-BR."
    case .malformedRegion(let region):
      "“\(region)” is not a region; expected the two letters of a country, such as RS or DE."
    case .malformedSize(let size):
      "“\(size)” is not a size; expected columns and rows such as 80x24, each from 1 to 1000."
    case .wrongValue(let option, let value, let expected):
      "“\(value)” is no value of --\(option); expected \(expected.joined(separator: ", "))."
    case .tooManyOperands(let words):
      "There is more on the command line than expected: \(words.joined(separator: " "))"
    case .missingOperand(let name, let command):
      "parlance \(command.rawValue) needs \(name)."
    }
  }
}

import Testing

@testable import ParlanceCommand

@Suite("Command line")
struct InvocationTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let fault: UsageFault
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let faults = [
    Fault(arguments: ["--nonsense"], fault: .unknownOption("--nonsense")),
    Fault(arguments: ["render", "-x"], fault: .unknownOption("-x")),
    Fault(arguments: ["--no-live=3"], fault: .unwantedValue(option: "--no-live")),
    Fault(
      arguments: ["render", "--s", "x"],
      fault: .ambiguousOption("--s", meant: ["--screen", "--size"])),
    Fault(arguments: ["--language"], fault: .missingArgument(option: "--language")),
    Fault(arguments: ["--language", "e"], fault: .malformedLanguage("e")),
    Fault(arguments: ["--language="], fault: .malformedLanguage("")),
    Fault(arguments: ["--language", "de--DE"], fault: .malformedLanguage("de--DE")),
    Fault(arguments: ["--region", "Germany"], fault: .malformedRegion("Germany")),
    Fault(
      arguments: ["--bidi", "maybe"],
      fault: .wrongValue(
        option: "bidi", value: "maybe", expected: ["auto", "app", "terminal", "off"])),
    Fault(arguments: ["--screen", "x"], fault: .notForCommand(option: "screen", command: .run)),
    Fault(
      arguments: ["render", "--no-live"],
      fault: .notForCommand(option: "no-live", command: .render)),
    Fault(arguments: ["render", "--size", "80"], fault: .malformedSize("80")),
    Fault(arguments: ["render", "--size", "0x24"], fault: .malformedSize("0x24")),
    Fault(arguments: ["render", "--size", "80x+4"], fault: .malformedSize("80x+4")),
    Fault(
      arguments: ["render", "--size", "99999999999999999999x1"],
      fault: .malformedSize("99999999999999999999x1")),
    Fault(arguments: ["message"], fault: .missingOperand("a string key", command: .message)),
    Fault(arguments: ["strings"], fault: .missingOperand("a file", command: .strings)),
    Fault(
      arguments: ["languages", "--language", "de"],
      fault: .notForCommand(option: "language", command: .languages)),
    Fault(arguments: ["run", "a", "b", "c"], fault: .tooManyOperands(["b", "c"])),
  ]

  @Test("faults are named", arguments: faults)
  func fault(_ test: Fault) {
    #expect(throws: test.fault) { try Invocation(test.arguments) }
  }

  @Test("the bare program runs the demo")
  func bare() throws {
    let invocation = try Invocation([])
    #expect(invocation.task == .run)
    #expect(invocation.app == nil)
    #expect(invocation.start.language == nil)
  }

  @Test("options stand before and after the app")
  func order() throws {
    for words in [
      ["run", "--language", "sr", "folder"], ["folder", "--language=sr"],
      ["--lang", "sr", "--", "folder"],
    ] {
      let invocation = try Invocation(words)
      #expect(invocation.task == .run)
      #expect(invocation.app == "folder")
      #expect(invocation.start.language?.description == "sr")
    }
  }

  @Test("an app may be named as a subcommand is, after --")
  func operandAfterDashes() throws {
    #expect(try Invocation(["--", "render"]).app == "render")
  }

  @Test("a message takes a key and arguments; after -- a number may be below 0")
  func message() throws {
    let invocation = try Invocation([
      "message", "sum", "--table", "Errors", "--app", "folder", "--", "-5", "--x",
    ])
    #expect(
      invocation.task == .message(key: "sum", arguments: ["-5", "--x"], table: "Errors"))
    #expect(invocation.app == "folder")
  }

  @Test("render takes several screens and sizes")
  func render() throws {
    let invocation = try Invocation([
      "render", "--screen", "a", "--screen", "b", "--size", "80x24", "--size", "60x20",
    ])
    guard case .render(let screens, .one, let sizes) = invocation.task else {
      Issue.record("expected render")
      return
    }
    #expect(screens == ["a", "b"])
    #expect(sizes.map(\.columns) == [80, 60])
    #expect(sizes.map(\.rows) == [24, 20])
  }

  @Test("options may stand before the subcommand")
  func optionsFirst() throws {
    let invocation = try Invocation(["--language", "de", "render", "folder"])
    #expect(invocation.app == "folder")
    #expect(invocation.start.language?.description == "de")
    guard case .render = invocation.task else {
      Issue.record("expected render")
      return
    }
  }

  @Test("render takes all languages")
  func allLanguages() throws {
    let invocation = try Invocation(["render", "--language", "all"])
    #expect(invocation.start.language == nil)
    guard case .render(_, .all, _) = invocation.task else {
      Issue.record("expected all languages")
      return
    }
  }

  @Test("help and version win over the other options", arguments: ["--help", "-h"])
  func help(_ word: String) throws {
    #expect(try Invocation(["render", word]).task == .help)
    #expect(try Invocation(["--version"]).task == .version)
  }
}

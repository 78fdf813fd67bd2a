import Foundation
import NcursesTerminal
import Testing

extension TerminalSuite {
  /// Why there is no terminal.
  @Suite struct TerminalErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
      let environment: [String: String]
      let error: TerminalError
      var testDescription: String { "\(environment)" }
    }

    static let cases: [Case] = [
      Case(environment: [:], error: .noTerminalType),
      Case(environment: ["TERM": ""], error: .noTerminalType),
      Case(environment: ["TERM": "no-such"], error: .unknownTerminalType("no-such")),
      Case(
        environment: ["TERM": "../../etc/passwd"], error: .unknownTerminalType("../../etc/passwd")),
      Case(environment: ["TERM": "dumb"], error: .noCursorAddressing("dumb")),
    ]

    @Test(arguments: cases) func types(_ row: Case) throws {
      let pseudo = try PseudoTerminal()
      let before = pseudo.modes
      #expect(throws: row.error) {
        let terminal = try pseudo.owner(row.environment)
        terminal.close()
      }
      #expect(pseudo.modes == before)
      #expect(pseudo.bytes.isEmpty)
    }

    @Test func noTerminal() throws {
      let pseudo = try PseudoTerminal()
      let pipe = Pipe()
      let environment = ["TERM": "xterm-256color"]
      #expect(throws: TerminalError.notATerminal(.standardInput)) {
        let terminal = try CursesTerminal(
          environment: environment, input: pipe.fileHandleForReading.fileDescriptor,
          output: pseudo.terminal)
        terminal.close()
      }
      #expect(throws: TerminalError.notATerminal(.standardOutput)) {
        let terminal = try CursesTerminal(
          environment: environment, input: pseudo.terminal,
          output: pipe.fileHandleForWriting.fileDescriptor)
        terminal.close()
      }
    }

    @Test func oneOwnerAtATime() throws {
      let pseudo = try PseudoTerminal()
      let environment = ["TERM": "xterm-256color"]
      let first = try pseudo.owner()
      #expect(throws: TerminalError.inUse) {
        let second = try CursesTerminal(
          environment: environment, input: pseudo.terminal, output: pseudo.terminal)
        second.close()
      }
      first.close()
      #expect(pseudo.waits { _ in pseudo.openModes == [] })
    }

    @Test func sentencesHoldNoControlCharacter() {
      let sentence = TerminalError.unknownTerminalType("a\u{1B}]0;b\u{9B}\u{7}").description
      #expect(sentence.contains("“a?]0;b??”"))
    }
  }
}

import Foundation
import NcursesTerminal
import TerminalCells
import Testing

extension TerminalSuite {
  /// What a wait gives, and when.
  @Suite struct WaitTests {
    /// Waits until as many events came, five seconds for each.
    private static func events(
      _ count: Int, of terminal: inout CursesTerminal
    ) throws -> [Event] {
      var events: [Event] = []
      while events.count < count {
        let wake = try terminal.wait(for: [], timeout: .seconds(5))
        if wake.events.isEmpty { break }
        events += wake.events
      }
      return events
    }

    @Test func allThatIsPendingAtOnce() throws {
      let pseudo = try PseudoTerminal()
      var terminal = try pseudo.owner()
      pseudo.type("ab\u{1B}OA\u{1B}[200~x\ry\u{1B}[201~")
      let wake = try terminal.wait(for: [], timeout: .seconds(5))
      #expect(
        wake.events == Event.typed("a", "b") + [.key(Key(.up)), .paste("x\ny")])
    }

    @Test(arguments: [(nil, 25), ("/dev/pts/1", 100)])
    func escapeComesAfterItsDeadline(_ remote: String?, _ milliseconds: Int) throws {
      let pseudo = try PseudoTerminal()
      var environment = ["TERM": "xterm-256color"]
      environment["SSH_TTY"] = remote
      var terminal = try pseudo.owner(environment)
      pseudo.type("\u{1B}")
      let start = ContinuousClock.now
      #expect(try Self.events(1, of: &terminal) == [.key(Key(.escape))])
      #expect(ContinuousClock.now - start >= .milliseconds(milliseconds))
    }

    @Test func aTimeoutGivesNothing() throws {
      let pseudo = try PseudoTerminal()
      var terminal = try pseudo.owner()
      #expect(try terminal.wait(for: [], timeout: .zero) == Wake())
      let start = ContinuousClock.now
      #expect(try terminal.wait(for: [], timeout: .milliseconds(30)) == Wake())
      #expect(ContinuousClock.now - start >= .milliseconds(30))
    }

    @Test func aLargePasteIsOneEvent() throws {
      let pseudo = try PseudoTerminal()
      var terminal = try pseudo.owner()
      let text = String(repeating: "0123456789", count: 20_000)
      Thread.detachNewThread { pseudo.type("\u{1B}[200~\(text)\u{1B}[201~") }
      #expect(try Self.events(1, of: &terminal) == [.paste(text)])
    }

    @Test func otherDescriptorsAreReady() throws {
      let pseudo = try PseudoTerminal()
      var terminal = try pseudo.owner()
      let (quiet, loud) = (Pipe(), Pipe())
      try loud.fileHandleForWriting.write(contentsOf: [1])
      let descriptors = [quiet, loud].map { $0.fileHandleForReading.fileDescriptor }
      let wake = try terminal.wait(for: descriptors, timeout: .seconds(5))
      #expect(wake == Wake(ready: [descriptors[1]]))
    }

    @Test func resizesCountOnce() throws {
      let pseudo = try PseudoTerminal()
      var terminal = try pseudo.owner()
      terminal.present(Grid(size: Size(columns: 80, rows: 24)), cursor: nil)
      for columns in [100, 90, 70] {
        pseudo.resize(columns: columns, rows: 20)
        kill(getpid(), SIGWINCH)
      }
      let size = Size(columns: 70, rows: 20)
      #expect(try Self.events(1, of: &terminal) == [.resize(size)])
      #expect(try terminal.wait(for: [], timeout: .zero) == Wake())
      let now = terminal.size
      #expect(now == size)
      let grid = Grid(Array(repeating: String(repeating: "x", count: 70), count: 20), columns: 70)
      terminal.present(grid, cursor: nil)
      #expect(terminal.shown == grid)
    }

    @Test func synchronizesWhereTheTerminalCan() throws {
      let pseudo = try PseudoTerminal()
      var terminal = try pseudo.owner()
      pseudo.type("\u{1B}[?2026;2$y\u{1B}[?62c")
      let replies: [Event] = [
        .reply(.mode(2026, setting: 2)), .reply(.deviceAttributes([62])),
      ]
      #expect(try Self.events(2, of: &terminal) == replies)
      terminal.present(Grid(["a", "b"], columns: 1), cursor: nil)
      #expect(
        pseudo.waits { $0.contains(/\u{1B}\[\?2026h.*a.*b.*\u{1B}\[\?2026l/.dotMatchesNewlines()) })
    }

    @Test func asksWhatTheTerminalIs() throws {
      let pseudo = try PseudoTerminal()
      let terminal = try pseudo.owner()
      #expect(pseudo.waits { $0.hasSuffix("\u{1B}[>0q\u{1B}[?2026$p\u{1B}[8$p\u{1B}[>c\u{1B}[c") })
      pseudo.type("\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[?64c")
      terminal.close()
      #expect(pseudo.unreadInput == 0, "answers are not left for the shell")
    }

    @Test func aHangUpIsAnError() throws {
      let pseudo = try PseudoTerminal()
      var terminal = try pseudo.owner()
      pseudo.type("a")
      pseudo.hangUp()
      #expect(throws: TerminalError.hungUp) {
        while try !terminal.wait(for: [], timeout: .seconds(5)).events.isEmpty {}
      }
    }
  }
}

import Glibc
import NcursesTerminal
import TerminalCells

/// Sending a frame through ncurses to a pseudo-terminal.
func terminalFigures(_ demo: DemoFolders) throws -> [Figure] {
  let pair = try PseudoTerminal()
  let grids = try ["en", "ar"].map { language in
    try demo.scene("converter", in: tag(language)).frame(columns: 80, rows: 24).grid
  }
  var terminal = try CursesTerminal(
    environment: ["TERM": "xterm-256color"], input: pair.slave, output: pair.slave)
  var times: [Duration] = []
  for number in 0..<200 {
    let start = ProcessorTime.now
    terminal.present(grids[number % 2], cursor: nil)
    times.append(ProcessorTime.now - start)
    pair.drain()
  }
  terminal.close()
  return [
    Figure(
      name: "a frame of another language, sent by ncurses", measurement: Measurement(times: times))
  ]
}

/// Both ends of a pseudo-terminal of 80 columns and 24 rows, open until the program ends.
private struct PseudoTerminal {
  let master: Int32
  let slave: Int32

  init() throws {
    var ends: (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ends.0, &ends.1, nil, nil, &size) == 0 else { throw BenchmarkError.noTerminal }
    (master, slave) = ends
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
  }

  /// Takes what was written, lest the writer wait.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while read(master, &bytes, bytes.count) > 0 {}
  }
}

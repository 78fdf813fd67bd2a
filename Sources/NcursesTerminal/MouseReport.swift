import TerminalCells

/// The terminal's report of a mouse event (ctlseqs, "Mouse Tracking").
struct MouseReport {
  /// Nil for what nobody listens to: other buttons, plain motion, the sideways wheel.
  let event: Event?

  /// Reads an SGR report, `CSI < button ; column ; row M`, `m` for a release; nil for any other
  /// sequence.
  init?(_ sequence: ControlSequence) {
    guard sequence.marker == UInt8(ascii: "<"), sequence.intermediates.isEmpty,
      [UInt8(ascii: "M"), UInt8(ascii: "m")].contains(sequence.final)
    else { return nil }
    event = Self.event(
      button: sequence.parameter(0), column: sequence.parameter(1), row: sequence.parameter(2),
      isRelease: sequence.final == UInt8(ascii: "m"))
  }

  /// Reads the three bytes behind `CSI M` of a terminal without SGR reports, each moved up by 32.
  init(legacy bytes: ArraySlice<UInt8>) {
    let values = bytes.map { Int($0) - 32 }
    event =
      values.count == 3
      ? Self.event(button: values[0], column: values[1], row: values[2], isRelease: false) : nil
  }

  private static func event(button: Int, column: Int, row: Int, isRelease: Bool) -> Event? {
    guard column >= 1, row >= 1 else { return nil }
    var modifiers: Key.Modifiers = []
    if button & 4 != 0 { modifiers.insert(.shift) }
    if button & 8 != 0 { modifiers.insert(.alt) }
    if button & 16 != 0 { modifiers.insert(.control) }
    let isMotion = button & 32 != 0
    let action: MouseEvent.Action
    switch (button & ~0b11_1100, isMotion) {
    case (0, false): action = isRelease ? .release : .press
    case (0, true): action = .drag
    case (3, false): action = .release
    case (64, false): action = .wheelUp
    case (65, false): action = .wheelDown
    default: return nil
    }
    return .mouse(
      MouseEvent(action, at: Point(row: row - 1, column: column - 1), modifiers: modifiers))
  }
}

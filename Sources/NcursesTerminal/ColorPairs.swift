import CNcurses
import TerminalCells

/// The colour pairs of ncurses, given out as they are first needed.
struct ColorPairs {
  private struct Pair: Hashable {
    var foreground: Color
    var background: Color
  }

  private let support: ColorSupport
  /// Whether the terminal's own colours can stand in a pair.
  private let hasStandard: Bool
  private let capacity: Int
  private var numbers: [Pair: Int16] = [:]

  /// Starts colours on the current screen, unless there are to be none.
  init(_ support: ColorSupport) {
    self.support = support
    guard support != .none, start_color() == OK else {
      hasStandard = true
      capacity = 0
      return
    }
    hasStandard = use_default_colors() == OK
    // Pair numbers are shorts in a cell; 0 is the terminal's own pair.
    capacity = min(Int(color_pair_count()), Int(Int16.max)) - 1
  }

  /// The pair of a style; what the terminal cannot show gets the nearest that it can, in the end
  /// its own colours.
  mutating func number(for style: Style) -> Int16 {
    guard capacity > 0, style.foreground != .standard || style.background != .standard
    else { return 0 }
    let pair = Pair(
      foreground: shown(style.foreground, isBackground: false),
      background: shown(style.background, isBackground: true))
    if let number = numbers[pair] { return number }
    guard numbers.count < capacity else {
      return numbers[Pair(foreground: pair.foreground, background: .standard)] ?? 0
    }
    let number = Int16(numbers.count + 1)
    init_pair(number, index(pair.foreground, else: 7), index(pair.background, else: 0))
    numbers[pair] = number
    return number
  }

  /// The colours of a pair that ncurses has.
  static func colors(of number: Int16) -> (foreground: Color, background: Color) {
    var foreground: Int16 = -1
    var background: Int16 = -1
    guard number > 0 else { return (.standard, .standard) }
    pair_content(number, &foreground, &background)
    return (color(foreground), color(background))
  }

  private static func color(_ index: Int16) -> Color {
    UInt8(exactly: index).map(Color.indexed) ?? .standard
  }

  /// With eight colours the bright eight become plain, and the cube and the greys are left out.
  private func shown(_ color: Color, isBackground: Bool) -> Color {
    guard case .indexed(let index) = color, support == .eight, index >= 8 else { return color }
    return index < 16 && !isBackground ? .indexed(index - 8) : .standard
  }

  private func index(_ color: Color, else fallback: Int16) -> Int16 {
    switch color {
    case .standard: hasStandard ? -1 : fallback
    case .indexed(let index): Int16(index)
    }
  }
}

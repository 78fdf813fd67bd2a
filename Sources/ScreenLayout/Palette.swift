package import TerminalCells

/// The looks of a screen, by role, for what a terminal can show.
///
/// Every role is told apart by attributes alone, so that a screen reads without colour too.
package struct Palette: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    case plain
    case title
    /// The label of a row, a hint: dim.
    case label
    case field, fieldFlash
    case placeholder
    case selection
    case focus
    case chosen
    case button, defaultButton
    case key
    case error
    case line
  }

  package let colors: ColorSupport
  /// Whether the terminal's background is light.
  package let isLight: Bool

  package init(colors: ColorSupport = .palette256, isLight: Bool = false) {
    self.colors = colors
    self.isLight = isLight
  }

  package func style(_ role: Role) -> Style {
    switch role {
    case .plain, .button: .plain
    case .title, .defaultButton: Style(attributes: .bold)
    case .label, .line: Style(attributes: .dim)
    case .field: shaded([])
    case .fieldFlash: Style(foreground: error, attributes: .reverse)
    case .placeholder: shaded(.dim)
    case .selection, .focus: Style(foreground: accent, attributes: .reverse)
    case .chosen, .key: Style(attributes: .reverse)
    case .error: Style(foreground: error, attributes: colors == .none ? .bold : [])
    }
  }

  /// The look of a control that takes no keys and presses now: dim, and a line in place of a shade,
  /// for a placeholder in a field that is in use is dim too.
  func outOfUse(_ style: Style) -> Style {
    var style = style
    if style.background != .standard { style.attributes.formUnion(.underline) }
    style.background = .standard
    style.attributes.subtract(.bold)
    style.attributes.formUnion(.dim)
    return style
  }

  /// The strip of a field: a grey of the 256 where there are 256, else underlined.
  private func shaded(_ attributes: Attributes) -> Style {
    switch colors {
    case .palette256:
      Style(background: .indexed(isLight ? 254 : 235), attributes: attributes)
    case .none, .eight:
      Style(attributes: attributes.union(.underline))
    }
  }

  private var accent: Color {
    switch colors {
    case .none: .standard
    case .eight: .indexed(6)
    case .palette256: .indexed(38)
    }
  }

  private var error: Color {
    colors == .none ? .standard : .indexed(1)
  }
}

/// How a cell looks: two colours and attributes.
package struct Style: Hashable, Sendable {
  package var foreground: Color
  package var background: Color
  package var attributes: Attributes

  package init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours, no attributes.
  package static let plain = Style()
}

/// A colour of the terminal: its own default, or an index into its palette.
package enum Color: Hashable, Sendable {
  case standard
  case indexed(UInt8)
}

/// The attributes that every terminal tried draws alike.
package struct Attributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let bold = Attributes(rawValue: 1)
  package static let dim = Attributes(rawValue: 2)
  package static let underline = Attributes(rawValue: 4)
  package static let reverse = Attributes(rawValue: 8)
}

/// How many colours a terminal shows; a screen must be readable with each.
package enum ColorSupport: Hashable, Sendable {
  /// Attributes only: `NO_COLOR`, or a monochrome terminal.
  case none
  /// The eight colours of ECMA-48.
  case eight
  /// xterm's palette of 256.
  case palette256
}

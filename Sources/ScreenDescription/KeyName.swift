/// A key as a storyboard writes it: `F5`, `Ctrl-K`, `Alt-Up`.
package struct KeyName: Hashable, Sendable {
  package enum Modifier: String, Hashable, Sendable, CaseIterable {
    case control = "Ctrl"
    case alt = "Alt"
    case shift = "Shift"
  }

  /// A key with a name of its own, other than the function keys.
  package enum Named: String, Hashable, Sendable, CaseIterable {
    case up = "Up"
    case down = "Down"
    case left = "Left"
    case right = "Right"
    case home = "Home"
    case end = "End"
    case pageUp = "PageUp"
    case pageDown = "PageDown"
    case insert = "Insert"
    case delete = "Delete"
    case backspace = "Backspace"
    case tab = "Tab"
    case enter = "Enter"
    case escape = "Escape"
    case space = "Space"
  }

  package enum Key: Hashable, Sendable {
    /// F1 to F24.
    case function(Int)
    case named(Named)
    /// An ASCII letter in lower case, or an ASCII digit.
    case character(Unicode.Scalar)
  }

  package let key: Key
  package let modifiers: Set<Modifier>

  /// Nil for what is no key, and for a letter or digit without Ctrl or Alt: those type.
  package init?(_ name: String) {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    let modifiers = parts.dropLast().compactMap { Modifier(rawValue: String($0)) }
    guard let last = parts.last, modifiers.count == parts.count - 1,
      Set(modifiers).count == modifiers.count, let key = Self.key(String(last))
    else { return nil }
    if case .character = key, !modifiers.contains(.control), !modifiers.contains(.alt) {
      return nil
    }
    self.key = key
    self.modifiers = Set(modifiers)
  }

  private static func key(_ name: String) -> Key? {
    if let named = Named(rawValue: name) { return .named(named) }
    let scalars = Array(name.unicodeScalars)
    if scalars.count == 1, scalars[0].isASCII, scalars[0].properties.isAlphabetic {
      return .character(Unicode.Scalar(UInt8(scalars[0].value) | 0x20))
    }
    if scalars.count == 1, ("0"..."9").contains(scalars[0]) { return .character(scalars[0]) }
    guard name.hasPrefix("F"), name.utf8.dropFirst().first != UInt8(ascii: "0"),
      let number = DescribedValue.wholeNumber(String(name.dropFirst())), (1...24).contains(number)
    else { return nil }
    return .function(number)
  }
}

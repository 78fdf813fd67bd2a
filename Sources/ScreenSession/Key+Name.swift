import ScreenDescription
import TerminalCells

extension Session {
  /// Whether a key of a storyboard, as it is written there, has a meaning on every screen.
  package static func reserves(_ name: String) -> Bool {
    guard let key = KeyName(name).map({ Key($0) }) else { return false }
    return Binding.global.contains { $0.key == key }
  }
}

extension Key {
  /// The key that a storyboard names.
  init(_ name: KeyName) {
    var modifiers: Modifiers = []
    if name.modifiers.contains(.control) { modifiers.insert(.control) }
    if name.modifiers.contains(.alt) { modifiers.insert(.alt) }
    if name.modifiers.contains(.shift) { modifiers.insert(.shift) }
    self.init(Code(name.key), modifiers)
  }
}

extension Key.Code {
  fileprivate init(_ key: KeyName.Key) {
    switch key {
    case .function(let number): self = .function(number)
    case .character(let scalar): self = .character(Character(scalar))
    case .named(let named): self.init(named)
    }
  }

  private init(_ named: KeyName.Named) {
    switch named {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .insert: self = .insert
    case .delete: self = .delete
    case .backspace: self = .backspace
    case .tab: self = .tab
    case .enter: self = .enter
    case .escape: self = .escape
    case .space: self = .character(" ")
    }
  }
}

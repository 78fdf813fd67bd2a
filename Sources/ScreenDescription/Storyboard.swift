package import SourceText

/// An app's screens as its storyboard file describes them.
package struct Storyboard: Hashable, Sendable {
  /// Names the app; its preferences are stored under it.
  package var id: String
  package var initialScreen: String
  /// The language that the app was written in, as the file spells it.
  package var developmentLanguage: String
  /// The languages in the order in which the language key goes through them; empty for the
  /// folders' order.
  package var languages: [String]
  package var keyBindings: [KeyBinding]
  package var screens: [Screen]

  package init(
    id: String, initialScreen: String, developmentLanguage: String, languages: [String] = [],
    keyBindings: [KeyBinding] = [], screens: [Screen] = []
  ) {
    self.id = id
    self.initialScreen = initialScreen
    self.developmentLanguage = developmentLanguage
    self.languages = languages
    self.keyBindings = keyBindings
    self.screens = screens
  }

  package func screen(_ id: String) -> Screen? {
    screens.first { $0.id == id }
  }
}

/// A key that runs an action on every screen.
package struct KeyBinding: Hashable, Sendable {
  /// As written: `F5`, `Ctrl-K`, `Alt-Up`.
  package var key: String
  package var action: String
  package var position: SourcePosition

  package init(key: String, action: String, position: SourcePosition) {
    self.key = key
    self.action = action
    self.position = position
  }
}

/// One screen.
package struct Screen: Hashable, Sendable {
  package var id: String
  package var navigationItem: NavigationItem?
  package var elements: [Element]
  package var position: SourcePosition

  package init(
    id: String, navigationItem: NavigationItem? = nil, elements: [Element] = [],
    position: SourcePosition
  ) {
    self.id = id
    self.navigationItem = navigationItem
    self.elements = elements
    self.position = position
  }
}

/// What the bar on top of a screen shows.
package struct NavigationItem: Hashable, Sendable {
  package var title: ElementText?
  package var prompt: ElementText?
  package var barButtonItems: [BarButtonItem]
  package var position: SourcePosition

  package init(
    title: ElementText? = nil, prompt: ElementText? = nil, barButtonItems: [BarButtonItem] = [],
    position: SourcePosition
  ) {
    self.title = title
    self.prompt = prompt
    self.barButtonItems = barButtonItems
    self.position = position
  }
}

/// A button in the bar on top.
package struct BarButtonItem: Hashable, Sendable {
  package var id: String?
  package var title: ElementText?
  package var action: String
  package var edge: Edge
  /// The names of values or elements that hide or enable it.
  package var hidden: String?
  package var enabled: String?
  package var position: SourcePosition

  package init(
    id: String? = nil, title: ElementText? = nil, action: String, edge: Edge = .trailing,
    hidden: String? = nil, enabled: String? = nil, position: SourcePosition
  ) {
    self.id = id
    self.title = title
    self.action = action
    self.edge = edge
    self.hidden = hidden
    self.enabled = enabled
    self.position = position
  }

  package enum Edge: String, Hashable, Sendable, CaseIterable {
    case leading, trailing
  }
}

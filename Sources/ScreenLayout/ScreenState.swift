package import LocaleLayer

/// What the person did, and the values that a frame is drawn from.
///
/// It stands beside the screens, addressed by element, and holds no text in any language but the
/// person's own: a switch of language leaves it as it is.
package struct ScreenState: Hashable, Sendable {
  /// The ids of the screens that were pushed, the one shown last; never empty.
  package var path: [String]
  /// What each screen remembers, by its id.
  package var memories: [String: ScreenMemory]
  /// What lies over the screen.
  package var overlay: Overlay?
  /// What takes the place of the key bar for a moment.
  package var notice: Notice?
  package var values: AppValues
  package var language: LanguageStatus

  package init(
    screen: String, values: AppValues = AppValues(), language: LanguageStatus = LanguageStatus()
  ) {
    path = [screen]
    memories = [:]
    self.values = values
    self.language = language
  }

  /// The id of the screen shown.
  package var screen: String { path[path.count - 1] }

  /// What the screen shown remembers.
  package var memory: ScreenMemory {
    get { memories[screen] ?? ScreenMemory() }
    set { memories[screen] = newValue }
  }
}

/// What one screen remembers.
package struct ScreenMemory: Hashable, Sendable {
  /// The focused element; nil before the person moved: then it is the first that takes focus.
  package var focus: ElementAddress?
  /// The numeric field focused last, to which a pad without `for` types.
  package var numericField: ElementAddress?
  /// Rows of the body above the first one shown; nil follows the focus.
  package var scroll: Int?
  package var elements: [ElementAddress: ElementState] = [:]

  package init() {}

  /// Whatever the person scrolled away follows the focus again.
  package mutating func followFocus() {
    scroll = nil
    for case (let address, .scroll) in elements { elements[address] = nil }
  }
}

/// Names an element of a screen: its id, or its place in the description where it has none.
package struct ElementAddress: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(id: String) {
    description = id
  }

  /// The place by the indices of the element and of those around it.
  package init(place: [Int]) {
    description = "/" + place.map(String.init).joined(separator: "/")
  }
}

/// What the person did to one element.
package enum ElementState: Hashable, Sendable {
  case number(NumberState)
  case text(TextState)
  case list(ListState)
  /// Rows of a scroll area that the person scrolled away.
  case scroll(Int)
  case choice(String)
  case flag(Bool)
  /// The key of a decimal pad on which the keyboard's focus stands.
  case padKey(PadKey)
}

/// A numeric field in use.
package struct NumberState: Hashable, Sendable {
  package var draft: NumberDraft
  /// Whether the person is editing: grouping signs are drawn only when not.
  package var isEditing: Bool
  /// Why the number was refused at its last commit.
  package var error: NumberCue?
  /// Whether the last key was refused or translated; the field shows it until the next key.
  package var isFlashing: Bool

  package init(
    draft: NumberDraft, isEditing: Bool = false, error: NumberCue? = nil, isFlashing: Bool = false
  ) {
    self.draft = draft
    self.isEditing = isEditing
    self.error = error
    self.isFlashing = isFlashing
  }
}

/// What the person chose about languages, as far as screens show it.
package struct LanguageStatus: Hashable, Sendable {
  /// The chosen language; nil for the system's.
  package var choice: LanguageTag?
  /// The languages in the order of the language key.
  package var available: [LanguageTag]
  /// Whether a choice takes effect at once; otherwise at the next start.
  package var isLive: Bool
  /// The pinned region; nil where numbers follow the language.
  package var region: Region?

  package init(
    choice: LanguageTag? = nil, available: [LanguageTag] = [], isLive: Bool = true,
    region: Region? = nil
  ) {
    self.choice = choice
    self.available = available
    self.isLive = isLive
    self.region = region
  }
}

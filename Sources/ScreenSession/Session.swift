package import LocaleLayer
package import ScreenDescription
package import ScreenLayout
package import StringTables
package import TerminalCells

/// A person at a storyboard: events come in, the state changes, frames come out.
///
/// It touches nothing outside: what it cannot do itself, it asks for as an effect.
package struct Session: Sendable {
  package let storyboard: Storyboard
  let maps: [String: ScreenMap]
  /// The storyboard's own keys with their actions.
  let actions: [Key: String]
  package var state: ScreenState
  package private(set) var localizer: Localizer
  package private(set) var locale: AppLocale
  package var size: Size
  package var palette: Palette
  package var reordersText = true
  /// What was cut or copied last, within the app.
  var clipboard = ""
  /// What the searches of the screen found.
  var filters: [ElementAddress: RowFilter] = [:]
  /// The numeric field in which the mouse was pressed and not yet released.
  var pressedNumber: ElementAddress?

  package init(
    storyboard: Storyboard, localizer: Localizer, locale: AppLocale, size: Size,
    palette: Palette = Palette(), values: AppValues = AppValues(),
    language: LanguageStatus = LanguageStatus()
  ) {
    self.storyboard = storyboard
    maps = Dictionary(
      storyboard.screens.map { ($0.id, ScreenMap($0)) }, uniquingKeysWith: { $1 })
    actions = Dictionary(
      storyboard.keyBindings.compactMap { binding in
        KeyName(binding.key).map { (Key($0), binding.action) }
      }, uniquingKeysWith: { first, _ in first })
    state = ScreenState(screen: storyboard.initialScreen, values: values, language: language)
    self.localizer = localizer
    self.locale = locale
    self.size = size
    self.palette = palette
    enterScreen()
  }

  /// The screen shown.
  package var map: ScreenMap {
    maps[state.screen]
      ?? ScreenMap(Screen(id: state.screen, position: .start))
  }

  /// The screen as it is now, drawn.
  package var frame: Frame {
    Frame(
      map, state: state, localizer: localizer, locale: locale, size: size,
      chrome: Chrome(
        palette: palette, reordersText: reordersText, hints: hints, help: help,
        reservedLetters: reservedLetters),
      filters: filters)
  }

  /// The element that has the focus, without drawing the screen.
  var focus: ElementAddress? { state.focus(on: map, size: size) }

  /// Takes another language: localizer and locale at once, and nothing of the state but what it
  /// says of languages.
  package mutating func exchange(
    localizer: Localizer, locale: AppLocale, language: LanguageStatus
  ) {
    self.localizer = localizer
    self.locale = locale
    state.language = language
    endTypingRuns()
    refreshSearches()
  }

  /// Lets one event change the state.
  package mutating func handle(_ event: Event) -> [Effect] {
    defer { refreshSearches() }
    switch event {
    case .key(let key):
      state.notice = nil
      endFlash()
      let before = state.memory
      defer { followFocus(since: before) }
      return handle(key)
    case .paste(let text):
      state.notice = nil
      endFlash()
      state.memory.followFocus()
      return paste(text)
    case .mouse(let mouse):
      return handle(mouse)
    case .resize(let size):
      self.size = size
      return []
    case .resumed:
      return [.redraw]
    case .reply(.background(let red, let green, let blue)):
      // ITU-R BT.601's weights: how bright the background looks.
      let luma = 299 * red + 587 * green + 114 * blue
      palette = Palette(colors: palette.colors, isLight: luma > 1000 * 32767)
      return []
    case .reply:
      return []
    }
  }

  /// The time of a notice is over.
  package mutating func expireNotice() {
    state.notice = nil
    endFlash()
  }

  private mutating func handle(_ key: Key) -> [Effect] {
    if let binding = Binding.global.first(where: { $0.key == key }) {
      return run(binding.command)
    }
    if state.overlay != nil { return handleInOverlay(key) }
    if let action = actions[key] { return run(action: action) }
    if let effects = handleInFocus(key) { return effects }
    if key == Key(.character("?")) { return run(.help) }
    if case .character(let letter) = key.code, key.modifiers.contains(.alt) {
      let lowered = letter.lowercased().first ?? letter
      return contents.altLetters(reserved: reservedLetters)[lowered].map { press($0) } ?? []
    }
    if let binding = Binding.screen.first(where: { $0.key == key }) {
      return run(binding.command)
    }
    return moveFocus(key)
  }

  /// Arrows move the focus where the focused element does not use them.
  private mutating func moveFocus(_ key: Key) -> [Effect] {
    let isRightToLeft = localizer.isRightToLeft
    switch key.code {
    case .up: return run(.focusPrevious)
    case .down: return run(.focusNext)
    case .left: return run(isRightToLeft ? .focusNext : .focusPrevious)
    case .right: return run(isRightToLeft ? .focusPrevious : .focusNext)
    case .enter:
      // The focus stays: the next amount is typed where the last one was.
      return defaultAction.map { run(action: $0) } ?? []
    default:
      scrollBody(key)
      return []
    }
  }

  mutating func run(_ command: Command) -> [Effect] {
    switch command {
    case .nextLanguage: return [.switchLanguage(.next)]
    case .previousLanguage: return [.switchLanguage(.previous)]
    case .switchLanguage(let tag): return [.switchLanguage(.choose(tag))]
    case .chooseLanguage:
      toggleLanguages()
    case .help:
      toggleHelp()
    case .focusNext: moveFocus(by: 1)
    case .focusPrevious: moveFocus(by: -1)
    case .press:
      return focus.map { press($0) } ?? []
    case .back: back()
    case .show(let screen): show(screen)
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .quit: return [.quit]
    case .interrupt: return [.interrupt]
    case .edit(let edit): return self.edit(edit)
    }
    return []
  }

  /// Runs an action by the name that the description gives it.
  mutating func run(action: String) -> [Effect] {
    switch BuiltInAction(action) {
    case .nextLanguage: run(.nextLanguage)
    case .previousLanguage: run(.previousLanguage)
    case .chooseLanguage: run(.chooseLanguage)
    case .language(let tag): run(.switchLanguage(LanguageTag(tag)))
    case .show(let screen): run(.show(screen: screen))
    case .back: run(.back)
    case .help: run(.help)
    case .redraw: run(.redraw)
    case .suspend: run(.suspend)
    case .quit: run(.quit)
    case nil: [.perform(action)]
    }
  }
}

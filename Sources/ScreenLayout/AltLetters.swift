import TerminalCells
import TerminalText

/// The letters that press buttons with Alt: each from a translated title, unique on its screen.
struct AltLetters: Sendable {
  /// A title with the letter marked that presses its button.
  struct Title: Sendable {
    let text: ComposedText
    /// The cluster to underline; nil where no letter was left.
    let underlined: Int?
    /// The title in fewer words, the widest first.
    var narrower: [Title] = []

    /// The widest form that stands in so many columns; the narrowest where none does.
    func fitting(_ columns: Int) -> Title {
      guard text.line.width > columns else { return self }
      return narrower.first { $0.text.line.width <= columns } ?? narrower.last ?? self
    }
  }

  /// A button that wants a letter.
  struct Button {
    let address: ElementAddress
    let title: ComposedText
    let action: String
  }

  private(set) var addresses: [Character: ElementAddress] = [:]
  private var titles: [ElementAddress: Title] = [:]
  /// Letters that the storyboard's own keys have.
  private let reserved: Set<Character>

  /// Gives out letters in the order of the buttons: the first letter of a word before the others.
  ///
  /// A title in a script without letters to type gets a Latin letter of the action's name, in
  /// brackets behind it, as menus in Japanese, Korean and Chinese do.
  init(_ buttons: [Button], reserved: Set<Character> = []) {
    self.reserved = reserved
    for button in buttons {
      titles[button.address] = claimLetter(for: button)
    }
  }

  func title(_ text: ComposedText, of address: ElementAddress) -> Title {
    titles[address] ?? Self.unmarked(text)
  }

  private mutating func claimLetter(for button: Button) -> Title {
    let letters = Self.letters(of: button.title)
    if let letter = letters.map(\.letter).first(where: isFree) {
      addresses[letter] = button.address
      return Self.marked(button.title, by: letter)
    }
    let isTypable = button.title.string.contains { Self.letter($0) != nil }
    guard !isTypable, let letter = Self.latinLetters(of: button.action).first(where: isFree)
    else { return Self.unmarked(button.title) }
    addresses[letter] = button.address
    return Self.marked(button.title, by: letter)
  }

  private func isFree(_ letter: Character) -> Bool {
    addresses[letter] == nil && !reserved.contains(letter)
  }

  /// A title with a letter underlined where it has that, else with the letter in brackets behind
  /// it; so each of its narrower forms.
  private static func marked(_ text: ComposedText, by letter: Character) -> Title {
    let narrower = text.narrower.map { marked($0, by: letter) }
    if let found = letters(of: text).first(where: { $0.letter == letter }) {
      return Title(text: text, underlined: found.index, narrower: narrower)
    }
    return Title(
      text: text.extended(after: "(" + letter.uppercased() + ")"),
      underlined: text.string.count + 1, narrower: narrower)
  }

  private static func unmarked(_ text: ComposedText) -> Title {
    Title(text: text, underlined: nil, narrower: text.narrower.map(unmarked))
  }

  /// The letters of a title that can be underlined, the first ones of words before the others.
  private static func letters(of text: ComposedText) -> [(index: Int, letter: Character)] {
    let characters = Array(text.string)
    // The alef of a lam-alef has no cell to underline.
    let drawn = Set(text.line.cells.map(\.cluster))
    return (wordStarts(characters) + characters.indices).filter(drawn.contains)
      .compactMap { index in letter(characters[index]).map { (index, $0) } }
  }

  /// The letters of what an action names: `show:settings` is about the settings.
  private static func latinLetters(of action: String) -> [Character] {
    (action.split(separator: ":").last ?? "").compactMap(letter)
  }

  private static func wordStarts(_ characters: [Character]) -> [Int] {
    characters.indices.filter { $0 == 0 || characters[$0 - 1].isWhitespace }
  }

  /// The lower-case letter that a keyboard of the script types: cased ones, Hebrew and Arabic, the
  /// letters of Persian and Urdu included.
  private static func letter(_ character: Character) -> Character? {
    let lowercased = character.lowercased()
    guard lowercased.unicodeScalars.count == 1, let scalar = lowercased.unicodeScalars.first,
      let letter = lowercased.first
    else { return nil }
    let category = scalar.properties.generalCategory
    let isCased = category == .lowercaseLetter
    let isHebrewOrArabic = (0x5D0...0x6FF).contains(scalar.value) && category == .otherLetter
    return isCased || isHebrewOrArabic ? letter : nil
  }
}

import TerminalCells
import TerminalText

/// The letters that press buttons with Alt: each from a translated title, unique on its screen.
struct AltLetters: Sendable {
  /// A title with the letter marked that presses its button.
  struct Title: Sendable {
    let text: ComposedText
    /// The cluster to underline; nil where no letter was left.
    let underlined: Int?
  }

  /// A button that wants a letter.
  struct Button {
    let address: ElementAddress
    let title: ComposedText
    let action: String
  }

  private(set) var addresses: [Character: ElementAddress] = [:]
  private var titles: [ElementAddress: Title] = [:]

  /// Gives out letters in the order of the buttons: the first letter of a word before the others.
  ///
  /// A title in a script without letters to type gets a Latin letter of the action's name, in
  /// brackets behind it, as menus in Japanese, Korean and Chinese do.
  init(_ buttons: [Button]) {
    for button in buttons {
      titles[button.address] = claimLetter(for: button)
    }
  }

  func title(_ text: ComposedText, of address: ElementAddress) -> Title {
    titles[address] ?? Title(text: text, underlined: nil)
  }

  private mutating func claimLetter(for button: Button) -> Title {
    let characters = Array(button.title.string)
    // The alef of a lam-alef has no cell to underline.
    let drawn = Set(button.title.line.cells.map(\.cluster))
    let candidates = (Self.wordStarts(characters) + characters.indices).filter(drawn.contains)
    for index in candidates {
      guard let letter = Self.letter(characters[index]), addresses[letter] == nil else { continue }
      addresses[letter] = button.address
      return Title(text: button.title, underlined: index)
    }
    let isTypable = characters.contains { Self.letter($0) != nil }
    guard !isTypable,
      let letter = Self.latinLetters(of: button.action).first(where: { addresses[$0] == nil })
    else { return Title(text: button.title, underlined: nil) }
    addresses[letter] = button.address
    let marked = button.title.string + "(" + letter.uppercased() + ")"
    return Title(
      text: button.title.extended(to: marked),
      underlined: characters.count + 1)
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

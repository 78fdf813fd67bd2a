/// What an attribute's value may be.
package enum ValueKind: Hashable, Sendable {
  /// An id that names its element.
  case identifier
  /// The app's id, which is also the name of its files.
  case fileName
  /// The name of a string table.
  case tableName
  /// Any text.
  case text
  /// A key of a string table.
  case key
  /// A VALUE: the name of a value of the app, or an element's id.
  case value
  /// The name of a list of the app, or the id of one of its rows.
  case name
  case action
  case boolean
  /// True, false, or the built-in value that the element shows and sets.
  case booleanOrBuiltIn
  /// A whole number in a range: cells, lines, shares or digits.
  case whole(ClosedRange<Int>)
  case number
  case positiveNumber
  case choice([String])
  /// The id of a screen.
  case screen
  /// The id of an element of this screen.
  case reference(Tag)
  /// The id of a segment of this control.
  case segment
  case language
  /// Language tags with blanks between them.
  case languages
  /// A key with its modifiers.
  case keyName

  /// Cells and lines: far more than any terminal has, and far from overflowing a sum.
  static let cells = ValueKind.whole(0...10_000)
  static let fractionDigits = ValueKind.whole(0...DescribedValue.maximumDigits)

  static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ type: Choice.Type
  ) -> ValueKind {
    .choice(type.allCases.map(\.rawValue))
  }

  /// Whether a value has the right form; whether what it names exists is checked later.
  func accepts(_ value: String) -> Bool {
    switch self {
    case .text: true
    case .key: !value.isEmpty
    case .identifier, .value, .name, .screen, .reference, .segment: Self.isName(value)
    case .fileName: Self.isFileName(value)
    case .tableName: Self.isName(value) && !value.utf8.contains(UInt8(ascii: "/"))
    case .action: Self.isAction(value)
    case .boolean: DescribedValue.boolean(value) != nil
    case .booleanOrBuiltIn:
      DescribedValue.boolean(value) != nil || value == BuiltInValue.liveSwitching.rawValue
    case .whole(let range): DescribedValue.wholeNumber(value).map(range.contains) ?? false
    case .number: DescribedValue.decimal(value) != nil
    case .positiveNumber: DescribedValue.decimal(value).map { $0 > 0 } ?? false
    case .choice(let choices): choices.contains(value)
    case .language: DescribedValue.isLanguageTag(value)
    case .languages: Self.isLanguageList(value)
    case .keyName: KeyName(value) != nil
    }
  }

  private static func isName(_ value: String) -> Bool {
    !value.isEmpty
      && value.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          ? scalar.value > 0x20 && scalar.value < 0x7F
          : !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
      }
  }

  /// No slash and no leading dot: an id such as `../x` would write outside the app's folder.
  private static func isFileName(_ value: String) -> Bool {
    !value.isEmpty && !value.hasPrefix(".") && value.utf8.count <= 100
      && value.utf8.allSatisfy { byte in
        DescribedValue.isLetter(byte) || DescribedValue.isDigit(byte) || "-_.".utf8.contains(byte)
      }
  }

  private static func isAction(_ value: String) -> Bool {
    switch BuiltInAction(value) {
    case .language(let tag): DescribedValue.isLanguageTag(tag)
    case .show(let screen): isName(screen)
    default: isName(value)
    }
  }

  private static func isLanguageList(_ value: String) -> Bool {
    let tags = DescribedValue.languageTags(value)
    return !tags.isEmpty && tags.allSatisfy(DescribedValue.isLanguageTag)
      && Set(tags.map { $0.lowercased() }).count == tags.count
  }
}

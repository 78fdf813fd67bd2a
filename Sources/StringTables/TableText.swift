import LocaleLayer

/// What a table holds under one key.
enum TableText: Sendable {
  /// One text for all cases.
  case plain(PlainText)
  /// A message whose variables have plural forms.
  case plural(PluralText)
  /// Texts by the least width in cells that they need, narrowest first.
  case widths([(cells: Int, text: PlainText)])

  /// The least widths of the texts; empty where there is one text for all.
  var widths: [Int] {
    guard case .widths(let texts) = self else { return [] }
    return texts.map(\.cells)
  }
}

/// A text without plural forms.
struct PlainText: Sendable {
  let string: String
  /// The text as a message; nil where it is one without a percent sign, which shows as it stands.
  let message: Message?

  init(_ string: String) {
    self.string = string
    message = string.utf8.contains(UInt8(ascii: "%")) ? Message(string) : nil
  }
}

/// A message and the variables that it asks for.
struct PluralText: Sendable {
  var message: Message
  var variables: [StringKey: PluralVariable]
}

/// A number's place in a message, with a form for each plural category.
struct PluralVariable: Sendable {
  /// The number of its argument, from 1; nil takes the reference's.
  var argument: Int?
  /// How the number is written, such as `lld`: tells which digits choose the form.
  var specifier: Placeholder?
  var forms: [PluralCategory: Message]
  /// Whether its forms are the message itself, so that they count the arguments from 1.
  var isWholeMessage = false
}

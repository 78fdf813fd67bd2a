/// A text under a person's hands: the text, the caret, the selection, and the way back.
///
/// Places are UTF-8 bytes and always stand between two clusters (`Character`), so that an edit in
/// the middle of a long text costs no walk from its start.
package struct TextDraft: Hashable, Sendable {
  package internal(set) var text: String
  package internal(set) var selection: TextSelection
  /// Whether there may be line breaks, each a `\n`; otherwise a line break becomes a space.
  package let takesLines: Bool
  var history = TextHistory()

  /// Starts with a text that nobody has edited.
  ///
  /// - Parameters:
  ///   - text: its line breaks are brought into the one form that the draft takes.
  ///   - takesLines: whether it may have more than one line.
  ///   - selection: brought to the next boundary of clusters in the text.
  package init(
    _ text: String, takesLines: Bool = false, selection: TextSelection = TextSelection(caret: 0)
  ) {
    self.text = Self.withLineBreaks(of: text, kept: takesLines)
    self.text.makeContiguousUTF8()
    self.takesLines = takesLines
    self.selection = selection
    self.selection = TextSelection(
      anchor: boundary(atOrAfter: selection.anchor), caret: boundary(atOrAfter: selection.caret))
  }

  /// Whether the person changed anything, also if it was undone again.
  package var isEdited: Bool { !history.isEmpty }

  /// The length of the text in UTF-8 bytes.
  package var length: Int { text.utf8.count }

  package var selectedText: String { string(selection.range) }

  /// The text with its line breaks as `\n`, or as spaces.
  static func withLineBreaks(of text: String, kept: Bool) -> String {
    guard text.contains(where: { $0.isNewline && (!kept || $0 != "\n") }) else { return text }
    return String(text.map { $0.isNewline ? (kept ? "\n" : " ") : $0 })
  }
}

/// Places in the text.
extension TextDraft {
  func index(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: min(max(0, offset), length))
  }

  func offset(_ index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  func string(_ range: Range<Int>) -> String {
    String(text[index(range.lowerBound)..<index(range.upperBound)])
  }

  /// The first place between two clusters that is not before an offset.
  func boundary(atOrAfter offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < length else { return length }
    let index = index(offset)
    return String.Index(index, within: text) == nil ? self.offset(text.index(after: index)) : offset
  }

  /// The place one cluster further.
  func place(after offset: Int) -> Int {
    offset < length ? self.offset(text.index(after: index(offset))) : offset
  }

  /// The place one cluster back.
  func place(before offset: Int) -> Int {
    offset > 0 ? self.offset(text.index(before: index(offset))) : offset
  }

  /// The line of the text around a place, without its line break.
  func lineRange(at offset: Int) -> Range<Int> {
    let bytes = text.utf8
    let place = index(offset)
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<place].lastIndex(of: newline).map { bytes.index(after: $0) }
    let end = bytes[place...].firstIndex(of: newline)
    return self.offset(start ?? text.startIndex)..<self.offset(end ?? text.endIndex)
  }
}

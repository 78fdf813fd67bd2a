/// What was done to a text, and can be undone.
struct TextHistory: Hashable, Sendable {
  private(set) var done: [TextEdit] = []
  private(set) var undone: [TextEdit] = []
  /// Whether the next edit may join the last one.
  private var isRunning = false

  /// The edits kept, and the bytes of their texts together; the oldest go first.
  static let editLimit = 256
  static let byteLimit = 4 << 20

  var isEmpty: Bool { done.isEmpty && undone.isEmpty }

  /// Keeps an edit; one that goes on where the last one ended becomes a part of it.
  mutating func add(_ edit: TextEdit) {
    undone = []
    if isRunning, let joined = done.last?.joined(with: edit) {
      done[done.count - 1] = joined
    } else {
      done.append(edit)
    }
    isRunning = edit.kind != .other
    dropOldest()
  }

  /// The next edit is a step of its own.
  mutating func endRun() {
    isRunning = false
  }

  mutating func takeUndo() -> TextEdit? {
    isRunning = false
    guard let edit = done.popLast() else { return nil }
    undone.append(edit)
    return edit
  }

  mutating func takeRedo() -> TextEdit? {
    isRunning = false
    guard let edit = undone.popLast() else { return nil }
    done.append(edit)
    return edit
  }

  /// The newest edit stays, however long it is.
  private mutating func dropOldest() {
    var bytes = 0
    var kept = 0
    for edit in done.reversed() {
      bytes += edit.length
      guard kept == 0 || (kept < Self.editLimit && bytes <= Self.byteLimit) else { break }
      kept += 1
    }
    if kept < done.count { done.removeFirst(done.count - kept) }
  }
}

/// One change of a text: what stood at a place, and what stands there now.
struct TextEdit: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case typing, deletion
    /// A paste, a cut, the deletion of a word: always a step of its own.
    case other
  }

  let kind: Kind
  /// In UTF-8 bytes.
  let start: Int
  let removed: String
  let inserted: String
  /// The selection before the edit.
  let selection: TextSelection

  /// Bytes kept.
  var length: Int { removed.utf8.count + inserted.utf8.count }

  var end: Int { start + inserted.utf8.count }

  /// One edit for two of a run, or nil where the second is a step of its own.
  ///
  /// A step is a word with the space behind it, or a run of the same deleting key.
  func joined(with next: TextEdit) -> TextEdit? {
    guard kind == next.kind else { return nil }
    switch kind {
    case .typing:
      guard next.removed.isEmpty, next.start == end, !beginsWord(next.inserted) else { return nil }
      return TextEdit(
        kind: kind, start: start, removed: removed, inserted: inserted + next.inserted,
        selection: selection)
    case .deletion:
      guard inserted.isEmpty, next.inserted.isEmpty else { return nil }
      let isBackward = next.start + next.removed.utf8.count == start
      guard isBackward || next.start == start else { return nil }
      return TextEdit(
        kind: kind, start: next.start,
        removed: isBackward ? next.removed + removed : removed + next.removed, inserted: "",
        selection: selection)
    case .other: return nil
    }
  }

  /// Whether a new word begins after the space that was typed last.
  private func beginsWord(_ typed: String) -> Bool {
    guard let last = inserted.last, let first = typed.first else { return false }
    return last.isWhitespace && !first.isWhitespace
  }
}

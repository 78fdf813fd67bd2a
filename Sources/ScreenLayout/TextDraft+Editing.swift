extension TextDraft {
  /// Types one character in place of the selection.
  ///
  /// A combining mark that comes as a key of its own joins the cluster before it.
  package mutating func type(_ character: Character) {
    let typed = Self.withLineBreaks(of: String(character), kept: takesLines)
    replaceSelection(with: typed, kind: .typing)
  }

  /// Puts a text in place of the selection, as one step.
  package mutating func paste(_ pasted: String) {
    guard !pasted.isEmpty else { return }
    replaceSelection(with: Self.withLineBreaks(of: pasted, kept: takesLines), kind: .other)
  }

  /// Takes the selection away.
  ///
  /// - Returns: what was selected; empty if nothing was, and then nothing is taken.
  package mutating func cut() -> String {
    let cut = selectedText
    if !cut.isEmpty { replaceSelection(with: "", kind: .other) }
    return cut
  }

  /// Puts another text in the place of all of it, as one step; the caret goes to its end.
  package mutating func replaceAll(with new: String) {
    selectAll()
    replaceSelection(with: Self.withLineBreaks(of: new, kept: takesLines), kind: .other)
  }

  /// Deletes the selection, or what a key deletes without one.
  package mutating func delete(_ deletion: Deletion) {
    guard selection.isEmpty else {
      replaceSelection(with: "", kind: .other)
      return
    }
    let caret = selection.caret
    let other =
      switch deletion {
      case .clusterBefore: place(before: caret)
      case .clusterAfter: place(after: caret)
      case .wordBefore: wordStart(before: caret)
      case .wordAfter: wordEnd(after: caret)
      }
    guard other != caret else { return }
    let isCluster = deletion == .clusterBefore || deletion == .clusterAfter
    replace(
      min(caret, other)..<max(caret, other), with: "", kind: isCluster ? .deletion : .other)
  }

  package enum Deletion: Hashable, Sendable {
    case clusterBefore, clusterAfter, wordBefore, wordAfter
  }

  package mutating func undo() {
    guard let edit = history.takeUndo() else { return }
    text.replaceSubrange(index(edit.start)..<index(edit.end), with: edit.removed)
    selection = edit.selection
  }

  package mutating func redo() {
    guard let edit = history.takeRedo() else { return }
    let end = edit.start + edit.removed.utf8.count
    text.replaceSubrange(index(edit.start)..<index(end), with: edit.inserted)
    selection = TextSelection(caret: boundary(atOrAfter: edit.end))
  }

  /// What is typed from now on is a step of its own.
  package mutating func endRun() {
    history.endRun()
  }

  private mutating func replaceSelection(with new: String, kind: TextEdit.Kind) {
    replace(selection.range, with: new, kind: kind)
  }

  private mutating func replace(_ range: Range<Int>, with new: String, kind: TextEdit.Kind) {
    guard !range.isEmpty || !new.isEmpty else { return }
    history.add(
      TextEdit(
        kind: kind, start: range.lowerBound, removed: string(range), inserted: new,
        selection: selection))
    text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
    selection = TextSelection(
      caret: boundary(atOrAfter: range.lowerBound + new.utf8.count))
  }
}

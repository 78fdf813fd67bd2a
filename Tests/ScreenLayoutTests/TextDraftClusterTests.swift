import ScreenLayout
import TestSupport
import Testing

/// The clusters of Unicode's own test, under a person's hands.
@Suite("Clusters of an edited text", .enabled(if: UnicodeTestFile.graphemeBreaks.exists))
struct TextDraftClusterTests {
  @Test("the caret passes each in one step, forward and back")
  func moves() throws {
    for clusters in try UnicodeTestFile.clusters() {
      var draft = TextDraft(clusters.joined(), takesLines: true)
      let text = Array(draft.text)
      var places: [Int] = []
      for _ in text {
        places.append(draft.selection.caret)
        draft.move(.forward)
      }
      #expect(text.count == clusters.count)
      #expect(draft.selection.caret == draft.length)
      for place in places.reversed() {
        draft.move(.backward)
        #expect(draft.selection.caret == place, "\(clusters)")
      }
    }
  }

  @Test("typed scalar by scalar and deleted one by one, nothing is left over")
  func deletes() throws {
    for clusters in try UnicodeTestFile.clusters() {
      var draft = TextDraft("", takesLines: true)
      for scalar in clusters.joined().unicodeScalars { draft.type(Character(scalar)) }
      #expect(draft.selection.caret == draft.length)
      var left = draft.text.count
      while left > 0 {
        draft.delete(.clusterBefore)
        left -= 1
        #expect(draft.text.count == left, "\(clusters)")
      }
      #expect(draft.length == 0)
    }
  }
}

/// A part of an edited text that is short enough to be laid out for each frame.
///
/// It knows where each of its clusters stands in the whole text.
struct TextExcerpt: Hashable, Sendable {
  let string: String
  /// The place of each cluster and of the end, in UTF-8 bytes of the whole text.
  private let places: [Int]

  /// About so many bytes are laid out at once; a text without line breaks may have any length.
  static let length = 4096

  init(_ draft: TextDraft, _ range: Range<Int>) {
    string = draft.string(range)
    var places = [range.lowerBound]
    places.reserveCapacity(range.count + 1)
    for character in string { places.append(places[places.count - 1] + character.utf8.count) }
    self.places = places
  }

  /// What stands around a place of a text of one line.
  init(_ draft: TextDraft, around place: Int) {
    let start = draft.boundary(atOrAfter: place - Self.length / 2)
    let end = draft.boundary(atOrAfter: start + Self.length)
    self.init(draft, min(start, place)..<end)
  }

  /// The bytes of the whole text that it covers.
  var range: Range<Int> { places[0]..<places[places.count - 1] }

  /// The cluster that begins at a place of the whole text, or the last one before it.
  func cluster(at place: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The place at which a cluster begins.
  func place(ofCluster cluster: Int) -> Int {
    places[min(max(0, cluster), places.count - 1)]
  }
}

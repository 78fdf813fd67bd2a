/// The known name that a wrong one was most likely meant to be.
enum NearestName {
  /// Longer names are no slips of known ones, and would make the comparison slow.
  private static let maximumLength = 40

  /// Among more names nobody looks for a slip, and the search would be slow.
  static let maximumCandidates = 500

  /// The known name that is the fewest changes away; nil when more than a third would change, or
  /// all of a name of one letter.
  static func of(_ name: String, among known: some Collection<String>) -> String? {
    guard known.count <= maximumCandidates else { return nil }
    let letters = Array(name.lowercased().unicodeScalars.prefix(maximumLength + 1))
    guard letters.count <= maximumLength else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in known {
      let others = Array(candidate.lowercased().unicodeScalars)
      let limit = min(max(1, max(letters.count, others.count) / 3), letters.count - 1)
      guard abs(letters.count - others.count) <= limit, others.count <= maximumLength else {
        continue
      }
      let distance = distance(letters, others)
      guard distance <= limit else { continue }
      if let best, (best.distance, best.name) <= (distance, candidate) { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// Insertions, deletions, replacements and swaps of neighbours from one to the other.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for (i, scalar) in a.enumerated() {
      var row = [i + 1]
      for (j, other) in b.enumerated() {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (scalar == other ? 0 : 1))
        if i > 0, j > 0, scalar == b[j - 1], a[i - 1] == other {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}

/// The known name that a wrong one was most likely meant to be.
enum NearestName {
  /// Longer names are no slips of known ones, and would make the comparison slow.
  private static let maximumLength = 40

  /// The first of the names that fewest changes away; nil when a third of it would change.
  static func of(_ name: String, among known: [String]) -> String? {
    let letters = Array(name.lowercased().unicodeScalars.prefix(maximumLength + 1))
    guard letters.count <= maximumLength else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in known {
      let others = Array(candidate.lowercased().unicodeScalars)
      let limit = max(1, max(letters.count, others.count) / 3)
      guard abs(letters.count - others.count) <= limit, others.count <= maximumLength else {
        continue
      }
      let distance = distance(letters, others)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
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

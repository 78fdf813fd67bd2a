import SourceText

/// The faults of a storyboard, as they are found.
struct FaultList {
  private var found: [(fault: StoryboardFault, position: SourcePosition)] = []

  /// Nobody reads more, and a hostile file may have one at each of a million attributes.
  static let maximum = 1000

  var isFull: Bool { found.count >= Self.maximum }
  var isEmpty: Bool { found.isEmpty }

  mutating func add(_ fault: StoryboardFault, at position: SourcePosition) {
    if !isFull { found.append((fault, position)) }
  }

  /// As issues of a file, in the order of their places.
  func issues(in file: String) -> [Issue] {
    found.enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map { Issue($0.element.fault, file: file, at: $0.element.position) }
  }
}

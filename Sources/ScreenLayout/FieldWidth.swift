import ScreenDescription

/// How wide the strip of a field is, in cells.
struct FieldWidth: Sendable {
  /// Less is too little to type in.
  static let least = 8

  /// Nil fills the room there is.
  private let columns: Int?
  private let usual: Int

  /// What the description asks for: at least the usual width, or all the room for what grows.
  init(_ element: Element, usual: Int) {
    self.usual = max(usual, element.minimumWidth)
    columns = element.grow > 0 ? nil : self.usual
  }

  /// What is wanted of the room there is.
  func wanted(of room: Int) -> Int { min(room, usual) }

  /// What of the room that was given is used.
  func used(of room: Int) -> Int { min(room, columns ?? room) }
}

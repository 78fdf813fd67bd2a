import ScreenLayout

/// What the app's code gave its screens, by name.
@MainActor
final class Bindings {
  var values: [String: @MainActor (ActiveScreen) -> Value] = [:]
  var lists: [String: @MainActor () -> [ListRow]] = [:]
  var actions: [String: @MainActor (ActiveScreen) throws -> Void] = [:]

  var isEmpty: Bool { values.isEmpty && lists.isEmpty && actions.isEmpty }
}

/// The names of the values that decide whether an element is there: its own, and those of the
/// elements around it.
package struct Conditions: Hashable, Sendable {
  /// One of them that is true hides.
  package var hidden: [String] = []
  /// One of them that is false takes the element out of use.
  package var enabled: [String] = []

  /// Adds those of an element inside.
  func adding(hidden: String?, enabled: String?) -> Conditions {
    guard hidden != nil || enabled != nil else { return self }
    var inside = self
    if let hidden { inside.hidden.append(hidden) }
    if let enabled { inside.enabled.append(enabled) }
    return inside
  }
}

extension ScreenState {
  /// Whether an element of a screen or of its bar is shown.
  package func isShown(_ address: ElementAddress, on map: ScreenMap) -> Bool {
    map.conditions(of: address).hidden.allSatisfy { value(named: $0, on: map)?.isTrue != true }
  }

  /// Whether an element takes keys and presses while it is shown.
  package func isEnabled(_ address: ElementAddress, on map: ScreenMap) -> Bool {
    map.conditions(of: address).enabled.allSatisfy { value(named: $0, on: map)?.isTrue != false }
  }

  /// Whether a person can do something with an element now.
  package func isUsable(_ address: ElementAddress, on map: ScreenMap) -> Bool {
    isShown(address, on: map) && isEnabled(address, on: map)
  }
}

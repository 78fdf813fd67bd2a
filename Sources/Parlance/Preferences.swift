package import Foundation
import LocaleLayer

/// What the person chose for good, as the preference file of an app keeps it.
package struct Preferences: Hashable, Sendable {
  /// `AppleLanguages`, the dearest first; empty for the system's.
  package var languages: [LanguageTag] = []
  /// `region`: a region that was pinned.
  package var region: String?
  /// `liveSwitching`: whether a language takes effect at once.
  package var liveSwitching: Bool?
  /// `decimalSeparator`, `groupingSeparator`, `numberingSystem`: pinned parts of numbers.
  package var decimalSeparator: String?
  package var groupingSeparator: String?
  package var numberingSystem: String?

  package init() {}

  /// The chosen language; nil for the system's.
  package var language: LanguageTag? {
    get { languages.first }
    set { languages = newValue.map { [$0] } ?? [] }
  }

  /// Reads a property list; nil when it is none, or when a value has a type of its own.
  package init?(data: Data) {
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let values = list as? [String: Any]
    else { return nil }
    func value<T>(_ key: Key, as type: T.Type) -> T?? {
      guard let value = values[key.rawValue] else { return .some(nil) }
      return (value as? T).map { .some($0) }
    }
    guard let tags = value(.languages, as: [String].self),
      let region = value(.region, as: String.self),
      let live = value(.liveSwitching, as: Bool.self),
      let decimal = value(.decimalSeparator, as: String.self),
      let grouping = value(.groupingSeparator, as: String.self),
      let digits = value(.numberingSystem, as: String.self)
    else { return nil }
    languages = (tags ?? []).compactMap { LanguageTag($0) }
    self.region = region
    liveSwitching = live
    decimalSeparator = decimal
    groupingSeparator = grouping
    numberingSystem = digits
  }

  /// The property list as XML, which a person can read.
  package func data() throws -> Data {
    var values: [String: Any] = [:]
    if !languages.isEmpty { values[Key.languages.rawValue] = languages.map(\.description) }
    values[Key.region.rawValue] = region
    values[Key.liveSwitching.rawValue] = liveSwitching
    values[Key.decimalSeparator.rawValue] = decimalSeparator
    values[Key.groupingSeparator.rawValue] = groupingSeparator
    values[Key.numberingSystem.rawValue] = numberingSystem
    return try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
  }

  private enum Key: String {
    case languages = "AppleLanguages"
    case region, liveSwitching, decimalSeparator, groupingSeparator, numberingSystem
  }
}

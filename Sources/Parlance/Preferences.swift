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

  /// Reads a property list; nil when it is none, or when a value is of another type.
  package init?(data: Data) {
    guard let values = Self.values(in: data) else { return nil }
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

  /// One thing that the person chose.
  package enum Change: Hashable, Sendable {
    /// Nil for the system's, which is the absence of `AppleLanguages`.
    case language(LanguageTag?)
    case region(String?)
    case liveSwitching(Bool)
  }

  /// The property list with changes made, as XML; what else is in it stays.
  ///
  /// - Parameters:
  ///   - changes: what was chosen, in its order.
  ///   - data: the file as it is; nil when there is none.
  /// - Returns: the new file.
  /// - Throws: an error of Foundation's writer.
  package static func applying(_ changes: [Change], to data: Data?) throws -> Data {
    var values = data.flatMap(values(in:)) ?? [:]
    for change in changes {
      switch change {
      case .language(let tag): values[Key.languages.rawValue] = tag.map { [$0.description] }
      case .region(let region): values[Key.region.rawValue] = region
      case .liveSwitching(let isLive): values[Key.liveSwitching.rawValue] = isLive
      }
    }
    return try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
  }

  private static func values(in data: Data) -> [String: Any]? {
    // A binary list can hold a null, which none can be written with.
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      PropertyListSerialization.propertyList(list, isValidFor: .xml)
    else { return nil }
    return list as? [String: Any]
  }

  private enum Key: String {
    case languages = "AppleLanguages"
    case region, liveSwitching, decimalSeparator, groupingSeparator, numberingSystem
  }
}

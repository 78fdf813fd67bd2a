import LocaleLayer
import ScreenLayout

extension Preferences {
  /// The pinned parts of numbers; what is no single sign counts as absent.
  var overrides: NumberOverrides {
    func sign(_ text: String?) -> Character? {
      text.flatMap { $0.count == 1 ? $0.first : nil }
    }
    return NumberOverrides(
      decimalSeparator: sign(decimalSeparator), groupingSeparator: sign(groupingSeparator),
      numberingSystem: numberingSystem)
  }
}

extension PreferenceFile.Reading {
  /// The preferences to go on with.
  var preferences: Preferences {
    guard case .found(let preferences) = self else { return Preferences() }
    return preferences
  }

  /// What to tell the person.
  var notice: Notice? {
    switch self {
    case .found: nil
    case .setAside(let name):
      Notice(key: "parlance.preferences.setAside", arguments: [.text(name)], isError: true)
    case .unreadable:
      Notice(key: "parlance.preferences.unreadable", isError: true)
    }
  }
}

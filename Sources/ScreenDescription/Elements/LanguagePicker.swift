/// The choice of a language, each in its own name.
package struct LanguagePicker: Hashable, Sendable {
  package var includesSystem: Bool

  package init(includesSystem: Bool = true) {
    self.includesSystem = includesSystem
  }
}

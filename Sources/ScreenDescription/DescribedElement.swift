import FoundationEssentials
import SourceText

/// An element of the file after the grammar has judged it: only known attributes of right form.
struct DescribedElement {
  /// Nil for an unknown element that resembles no known one.
  let tag: Tag?
  let position: SourcePosition
  var attributes = AttributeSet()
  var children: [DescribedElement] = []

  func string(_ name: String) -> String? { attributes[name]?.value }

  func boolean(_ name: String, default value: Bool) -> Bool {
    string(name).flatMap(DescribedValue.boolean) ?? value
  }

  func whole(_ name: String) -> Int? { string(name).flatMap(DescribedValue.wholeNumber) }

  func decimal(_ name: String) -> Decimal? { string(name).flatMap(DescribedValue.decimal) }

  func choice<Choice: RawRepresentable<String>>(_ name: String) -> Choice? {
    string(name).flatMap(Choice.init(rawValue:))
  }

  func children(_ tag: Tag) -> [DescribedElement] { children.filter { $0.tag == tag } }
}

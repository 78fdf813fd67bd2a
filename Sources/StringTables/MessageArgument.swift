package import FoundationEssentials
package import LocaleLayer

/// What a message shows in one of its places.
package enum MessageArgument: Hashable, Sendable {
  case integer(Int)
  case decimal(Decimal)
  case text(String)
  /// A text that is already written for the locale, and the number behind it, which chooses plural
  /// forms.
  case formatted(String, operand: PluralOperand?)
  /// An argument that should be there and is not.
  case missing
}

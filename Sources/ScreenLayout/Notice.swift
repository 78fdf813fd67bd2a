package import StringTables

/// A message in place of the key bar, as key and arguments: its text follows the language.
package struct Notice: Hashable, Sendable {
  package var key: String
  package var table: String?
  package var arguments: [MessageArgument]
  /// A number that stands before the arguments, written as the locale writes it.
  package var limit: NumberLimit?
  /// Values of the app that stand behind the arguments, written as the locale writes them.
  package var values: [Value]
  package var isError: Bool

  package init(
    key: String, table: String? = nil, arguments: [MessageArgument] = [],
    limit: NumberLimit? = nil, values: [Value] = [], isError: Bool = false
  ) {
    self.key = key
    self.table = table
    self.arguments = arguments
    self.limit = limit
    self.values = values
    self.isError = isError
  }
}

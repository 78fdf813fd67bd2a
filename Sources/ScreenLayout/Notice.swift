package import StringTables

/// A message in place of the key bar, as key and arguments: its text follows the language.
package struct Notice: Hashable, Sendable {
  package var key: String
  package var table: String?
  package var arguments: [MessageArgument]
  package var isError: Bool

  package init(
    key: String, table: String? = nil, arguments: [MessageArgument] = [], isError: Bool = false
  ) {
    self.key = key
    self.table = table
    self.arguments = arguments
    self.isError = isError
  }
}

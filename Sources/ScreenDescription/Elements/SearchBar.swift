/// A line of text that filters a list.
package struct SearchBar: Hashable, Sendable {
  package var prompt: ElementText?
  package var placeholder: ElementText?
  /// The id of the list.
  package var list: String?

  package init(prompt: ElementText? = nil, placeholder: ElementText? = nil, list: String? = nil) {
    self.prompt = prompt
    self.placeholder = placeholder
    self.list = list
  }
}

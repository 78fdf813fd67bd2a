/// A text with places for arguments, taken apart once.
///
/// The grammar is that of Foundation's format strings. What is no placeholder is text: a percent
/// sign in prose (`50 % of it`, `50%-ig`) never takes an argument.
package struct Message: Hashable, Sendable {
  /// A piece of a message.
  package enum Part: Hashable, Sendable {
    case text(String)
    case placeholder(Placeholder)
    case variable(Variable)
  }

  /// A reference to a variable with plural forms: `%#@name@`, `%2$#@name@`.
  package struct Variable: Hashable, Sendable {
    package var name: String
    package var reference: Placeholder.Reference
    /// As it stands in the message.
    package var written: String
  }

  package let parts: [Part]
  /// What is wrong with the message whatever its arguments are.
  package let faults: [MessageFault]

  init(parts: [Part], faults: [MessageFault] = []) {
    self.parts = parts
    self.faults = faults
  }

  /// Takes a text apart.
  ///
  /// - Parameters:
  ///   - format: The text as a table has it.
  ///   - argument: What `%arg` stands for in the form of a catalogue's variable, such as `lld`.
  package init(_ format: String, argument: String? = nil) {
    var parser = MessageParser(format, argument: argument)
    parser.parse()
    self.init(parts: parser.parts, faults: parser.faults)
  }

  /// What stands around the placeholders.
  package var text: String {
    parts.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
  }

  package var placeholders: [Placeholder] {
    parts.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

  package var variables: [Variable] {
    parts.compactMap { if case .variable(let variable) = $0 { variable } else { nil } }
  }

  /// The argument that a numbered and an unnumbered placeholder take for different things.
  ///
  /// The unnumbered ones count by themselves from 1: in `%@, %2$d of %1$d` a text is asked for as a
  /// number.
  var mixedFault: MessageFault? {
    var first: [Int: Placeholder] = [:]
    var next = 1
    var sawNumbered = false
    var clash: MessageFault?
    for placeholder in placeholders {
      var number = next
      switch placeholder.reference {
      case .number(let named): (number, sawNumbered) = (named, true)
      case .next: next += 1
      case .ofVariable: continue
      }
      guard let former = first[number] else {
        first[number] = placeholder
        continue
      }
      if former.conversion.isNumeric != placeholder.conversion.isNumeric {
        clash = clash ?? .mixed(argument: number, former.written, placeholder.written)
      }
    }
    return sawNumbered && next > 1 ? clash : nil
  }
}

import FoundationEssentials
import LocaleLayer

/// Puts arguments into a message.
///
/// It never fails: what is wrong is noted, and shown as it is.
struct MessageExpansion {
  /// More than any screen holds; a file of a few lines can ask for more than any memory does.
  static let maximumLength = 100_000
  static let maximumDepth = 16
  static let maximumSteps = 2_000

  let arguments: [MessageArgument]
  let numbers: NumberText
  let rules: PluralRules
  let isRightToLeft: Bool
  private(set) var result = ""
  private(set) var faults: [MessageFault] = []
  private var steps = 0

  init(
    arguments: [MessageArgument], symbols: NumberSymbols, rules: PluralRules, isRightToLeft: Bool
  ) {
    self.arguments = arguments
    self.numbers = NumberText(symbols: symbols)
    self.rules = rules
    self.isRightToLeft = isRightToLeft
  }

  /// Appends a message of its own, or one whose variables these are.
  mutating func append(_ message: Message, variables: [StringKey: PluralVariable] = [:]) {
    if let fault = message.mixedFault { note(fault) }
    append(message, variables: variables, first: 1, depth: 0)
  }

  /// Appends a message or the form of a variable.
  ///
  /// The first unnumbered placeholder shows the argument `first`, and so does `%arg`.
  private mutating func append(
    _ message: Message, variables: [StringKey: PluralVariable], first: Int, depth: Int
  ) {
    message.faults.forEach { note($0) }
    var next = first
    for part in message.parts {
      steps += 1
      guard steps <= Self.maximumSteps, result.utf8.count <= Self.maximumLength else {
        return note(.endless)
      }
      switch part {
      case .text(let text):
        result += text
      case .placeholder(let placeholder):
        let number: Int
        switch placeholder.reference {
        case .number(let named): number = named
        case .ofVariable: number = first
        case .next:
          number = next
          next += 1
        }
        append(placeholder, argument: number)
      case .variable(let reference):
        guard let variable = variables[StringKey(reference.name)] else {
          note(.undefinedVariable(reference.name))
          result += reference.written
          continue
        }
        let number = self.argument(of: variable, reference, next: next)
        next = number + 1
        guard depth < Self.maximumDepth else { return note(.endless) }
        if let form = form(of: variable, argument: number, name: reference.name) {
          let first = variable.isWholeMessage ? 1 : number
          append(form, variables: variables, first: first, depth: depth + 1)
        }
      }
    }
  }

  private mutating func note(_ fault: MessageFault) {
    if !faults.contains(fault) { faults.append(fault) }
  }
}

// MARK: - Placeholders

extension MessageExpansion {
  private func argument(_ number: Int) -> MessageArgument {
    arguments.indices.contains(number - 1) ? arguments[number - 1] : .missing
  }

  private mutating func append(_ placeholder: Placeholder, argument number: Int) {
    let argument = argument(number)
    guard let (text, suits) = numbers.text(of: argument, for: placeholder) else {
      note(.missingArgument(number))
      result += placeholder.written
      return
    }
    if !suits { note(.wrongType(argument: number, placeholder: placeholder.written)) }
    let padding = String(repeating: " ", count: max(0, placeholder.width - text.count))
    if !placeholder.isPaddedAfter { result += padding }
    result += isIsolated(argument, text) ? "\u{2068}\(text)\u{2069}" : text
    if placeholder.isPaddedAfter { result += padding }
  }

  /// Whether a text must not mix with the direction of the message (UAX #9, 2.4.2).
  ///
  /// Digits and their signs keep their order by themselves.
  private func isIsolated(_ argument: MessageArgument, _ text: String) -> Bool {
    switch argument {
    case .text, .formatted: !text.isEmpty && (isRightToLeft || text.hasRightToLeftLetters)
    case .integer, .decimal, .missing: false
    }
  }
}

extension String {
  /// Whether letters of a right-to-left script are in it: the blocks that Unicode keeps for them.
  fileprivate var hasRightToLeftLetters: Bool {
    if utf8.allSatisfy({ $0 < 0xD6 }) { return false }
    return unicodeScalars.contains {
      switch $0.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
}

// MARK: - Plural forms

extension MessageExpansion {
  /// The argument that chooses the form of a variable.
  private func argument(
    of variable: PluralVariable, _ reference: Message.Variable, next: Int
  ) -> Int {
    if case .number(let named) = reference.reference { return named }
    if let argument = variable.argument { return argument }
    guard variable.isWholeMessage else { return next }
    // No form shows a number: the first argument that is one.
    return 1 + (arguments.firstIndex { operand(of: $0, for: nil) != nil } ?? 0)
  }

  private mutating func form(
    of variable: PluralVariable, argument number: Int, name: String
  ) -> Message? {
    let operand = operand(of: argument(number), for: variable.specifier)
    if operand == nil {
      let written = variable.specifier?.written ?? "%#@\(name)@"
      note(
        argument(number) == .missing
          ? .missingArgument(number) : .wrongType(argument: number, placeholder: written))
    }
    // A form for zero holds for 0 in every language; CLDR's categories come after it.
    if let operand, operand.isZero, let zero = variable.forms[.zero] { return zero }
    let category = operand.map(rules.category) ?? .other
    if let form = variable.forms[category] ?? variable.forms[.other] { return form }
    note(.noForm(name))
    return PluralCategory.allCases.lazy.compactMap { variable.forms[$0] }.first
  }

  /// The number that chooses a form: as the specifier writes it, if it says how.
  private func operand(
    of argument: MessageArgument, for specifier: Placeholder?
  ) -> PluralOperand? {
    switch argument {
    case .integer(let number):
      guard specifier?.conversion == .fixed, let precision = specifier?.precision else {
        return .integer(number)
      }
      return DecimalDigits(Decimal(number)).map { .decimal($0.fixed(precision)) }
    case .decimal(let number):
      guard specifier?.conversion == .fixed, let precision = specifier?.precision else {
        return number.isFinite ? .decimal(number.description) : nil
      }
      return DecimalDigits(number).map { .decimal($0.fixed(precision)) }
    case .formatted(_, let operand): return operand
    case .text, .missing: return nil
    }
  }
}

extension PluralOperand {
  fileprivate var isZero: Bool {
    switch self {
    case .integer(let number): number == 0
    case .decimal(let digits):
      digits.utf8.allSatisfy { !(UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
    }
  }
}

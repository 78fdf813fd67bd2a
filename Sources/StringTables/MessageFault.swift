package import SourceText

/// What can be wrong with a message, or with the arguments that it is given.
package enum MessageFault: Hashable, Sendable {
  /// `%# @name@`: meant as a variable, and none.
  case malformedVariable(String)
  /// A percent sign that starts no placeholder.
  case strayPercent(String)
  /// Numbered and unnumbered placeholders take the same argument for different things.
  case mixed(argument: Int, String, String)
  case missingArgument(Int)
  case wrongType(argument: Int, placeholder: String)
  case undefinedVariable(String)
  /// A variable that contains itself, or a message that grows beyond all bounds.
  case endless
  case noForm(String)
}

extension MessageFault: Fault {
  package var code: String {
    switch self {
    case .malformedVariable: "placeholder-malformed"
    case .strayPercent: "stray-percent"
    case .mixed: "placeholder-mixed"
    case .missingArgument: "placeholder-extra"
    case .wrongType: "placeholder-type"
    case .undefinedVariable: "plural-variable-undefined"
    case .endless: "plural-variable-endless"
    case .noForm: "plural-missing-other"
    }
  }

  package var severity: Severity {
    switch self {
    case .strayPercent, .wrongType: .warning
    default: .error
    }
  }

  package var sentence: String {
    switch self {
    case .malformedVariable(let text):
      "“\(text)” is no reference to a variable; `%#@name@` is expected."
    case .strayPercent(let text):
      "“\(text)” is no placeholder; a percent sign in a message with arguments is `%%`."
    case .mixed(let argument, let one, let other):
      "Argument \(argument) is used as “\(one)” and as “\(other)”; number all placeholders or none."
    case .missingArgument(let number):
      "The message asks for argument \(number), which is not given."
    case .wrongType(let argument, let placeholder):
      "Argument \(argument) does not suit “\(placeholder)”; it is shown as it is."
    case .undefinedVariable(let name):
      "The message asks for the variable “\(name)”, which it lacks."
    case .endless: "The message grows without end; a variable must not contain itself."
    case .noForm(let name):
      "The variable “\(name)” has no form for this number, and none for `other`."
    }
  }

  /// Whether the message cannot be shown as its author meant it, so that another language's serves.
  var breaksMessage: Bool {
    switch self {
    case .malformedVariable, .mixed, .undefinedVariable, .endless, .noForm: true
    case .strayPercent, .missingArgument, .wrongType: false
    }
  }
}

package import LocaleLayer
import StringTables

extension Notice {
  /// What a numeric field has to tell, as the key of a sentence.
  ///
  /// Numbers stay numbers until the sentence is drawn, so that it follows a switch.
  package init(_ cue: NumberCue, unit: FieldUnit) {
    func number(_ limit: Int) -> [MessageArgument] { [.integer(limit)] }
    func sign(_ character: Character) -> MessageArgument { .text(String(character)) }
    let (key, arguments, isError): (String, [MessageArgument], Bool) =
      switch cue {
      case .separatorTranslated(let typed, let drawn):
        ("parlance.number.separatorTranslated", [sign(typed), sign(drawn)], false)
      case .readAsGrouping(let character):
        ("parlance.number.readAsGrouping", [sign(character)], false)
      case .separatorTwice: ("parlance.number.separatorTwice", [], true)
      case .groupingMisplaced(let character):
        ("parlance.number.groupingMisplaced", [sign(character)], true)
      case .fractionFull(limit: 0): ("parlance.number.wholeOnly", [], true)
      case .fractionFull(let limit): ("parlance.number.fractionFull", number(limit), true)
      case .digitsFull(let limit): ("parlance.number.digitsFull", number(limit), true)
      case .notPartOfNumber(let character):
        ("parlance.number.notPartOfNumber", [sign(character)], true)
      case .minusNotAllowed: ("parlance.number.minusNotAllowed", [], true)
      case .minusOnlyAtStart: ("parlance.number.minusOnlyAtStart", [], true)
      case .pasteRefused(let fault): (Self.key(of: fault), [], true)
      case .belowMinimum: ("parlance.number.belowMinimum", [], true)
      case .aboveMaximum: ("parlance.number.aboveMaximum", [], true)
      case .incomplete: ("parlance.number.incomplete", [], true)
      }
    let limit: NumberLimit? =
      switch cue {
      case .belowMinimum(let limit), .aboveMaximum(let limit): NumberLimit(limit, in: unit)
      default: nil
      }
    self.init(key: key, arguments: arguments, limit: limit, isError: isError)
  }

  private static func key(of fault: NumberPasteFault) -> String {
    switch fault {
    case .empty: "parlance.paste.empty"
    case .tooLong: "parlance.paste.tooLong"
    case .notPartOfNumber: "parlance.paste.notANumber"
    case .unclearSeparators: "parlance.paste.unclearSeparators"
    }
  }
}

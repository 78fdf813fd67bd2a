import SourceText

@testable import ScreenDescription

/// A storyboard with one fault of each kind, by lines; each fault stands at a piece of its line.
struct PlantedLine: Sendable {
  let source: String
  let faults: [(at: String, fault: StoryboardFault)]

  init(_ source: String, _ faults: (at: String, fault: StoryboardFault)...) {
    self.source = source
    self.faults = faults
  }

  static let all = [
    PlantedLine(
      "<storyboard id='../a' initialScreen='m n' developmentLanguage='e' languages='en,de' table='/'>",
      ("id=", .wrongValue("../a", attribute: "id", kind: .fileName)),
      ("initialScreen", .wrongValue("m n", attribute: "initialScreen", kind: .screen)),
      ("developmentL", .wrongValue("e", attribute: "developmentLanguage", kind: .language)),
      ("languages", .wrongValue("en,de", attribute: "languages", kind: .languages)),
      ("table", .wrongValue("/", attribute: "table", kind: .tableName))),
    PlantedLine(
      "<keyBinding key='F5' action='a b'/>",
      ("action", .wrongValue("a b", attribute: "action", kind: .action))),
    PlantedLine(
      "<keyBinding key='F5' action='ring'/>",
      ("key=", .duplicateKey("F5", firstAt: SourcePosition(line: 2, column: 13)))),
    PlantedLine(
      "<keyBinding key='k' action='ring'/>",
      ("key=", .wrongValue("k", attribute: "key", kind: .keyName))),
    PlantedLine("<screen id='main'>"),
    PlantedLine(
      "<label text='a' localizedText=''/>",
      ("localizedText", .wrongValue("", attribute: "localizedText", kind: .key)),
      ("localizedText", .twoTexts("text", key: "localizedText"))),
    PlantedLine(
      "<navigationItem/>", ("<nav", .lateElement("navigationItem", parent: "screen"))),
    PlantedLine(
      "<navigationItem/>",
      (
        "<nav",
        .surplusElement(
          "navigationItem", parent: "screen", firstAt: SourcePosition(line: 7, column: 1))
      )),
    PlantedLine(
      "<lable text='b'/>",
      ("<lable", .unknownElement("lable", parent: "screen", nearest: "label", expected: []))),
    PlantedLine(
      "<spacer><blink/></spacer>",
      ("<blink", .unknownElement("blink", parent: "spacer", nearest: nil, expected: []))),
    PlantedLine(
      "<row><label text='c'/></row>",
      ("<row", .misplacedElement("row", parent: "screen", allowedIn: ["form"]))),
    PlantedLine(
      "<form/>", ("<form", .missingElement(parent: "form", expected: ["row"], exactly: false))),
    PlantedLine("<group>text</group>", ("text", .strayText("text", parent: "group"))),
    PlantedLine(
      "<button acton='ring' title='d'/>",
      (
        "acton", .unknownAttribute("acton", element: "button", nearest: "action", expected: [])
      )),
    PlantedLine(
      "<segmentedControl id='c'><segment id='one' colour='red'/></segmentedControl>",
      (
        "colour",
        .unknownAttribute(
          "colour", element: "segment", nearest: nil, expected: ["id", "title", "table"])
      )),
    PlantedLine(
      "<button title='d'/>", ("<button", .missingAttribute("action", element: "button"))),
    PlantedLine(
      "<numericField id='n' format='currency' value='5,15' step='0' minimum='2' maximum='1'/>",
      (
        "<num",
        .missingCompanion("currency", element: "numericField", because: "format=\"currency\"")
      ),
      ("value", .wrongValue("5,15", attribute: "value", kind: .number)),
      ("step", .wrongValue("0", attribute: "step", kind: .positiveNumber)),
      ("minimum", .wrongOrder(minimum: "minimum", "2", maximum: "maximum", "1"))),
    PlantedLine(
      "<label><argument value='n'/></label>",
      ("<label", .missingText(element: "label", expected: ["text", "localizedText"]))),
    PlantedLine(
      "<toggle id='n' on='maybe'/>",
      ("id=", .duplicateID("n", firstAt: SourcePosition(line: 17, column: 15))),
      ("on=", .wrongValue("maybe", attribute: "on", kind: .booleanOrBuiltIn))),
    PlantedLine(
      "<stack axis='diagonal' spacing='-1' hidden='a b'/>",
      ("axis", .wrongValue("diagonal", attribute: "axis", kind: .choice(Stack.Axis.self))),
      ("spacing", .wrongValue("-1", attribute: "spacing", kind: .cells)),
      ("hidden", .wrongValue("a b", attribute: "hidden", kind: .value))),
    PlantedLine(
      "<toggle id='a b'/>", ("id=", .wrongValue("a b", attribute: "id", kind: .identifier))),
    PlantedLine(
      "<languagePicker includesSystem='yes'/>",
      ("includes", .wrongValue("yes", attribute: "includesSystem", kind: .boolean))),
    PlantedLine(
      "<list id='rows' items='a b'><item><label text='e'/></item></list>",
      ("items", .wrongValue("a b", attribute: "items", kind: .name))),
    PlantedLine(
      "<searchBar id='f' for='rosw'/>",
      (
        "for", .wrongReference("rosw", attribute: "for", kind: .reference(.list), nearest: "rows")
      )),
    PlantedLine(
      "<segmentedControl id='s' selected='tow'><segment id='two'/></segmentedControl>",
      (
        "selected",
        .wrongReference("tow", attribute: "selected", kind: .segment, nearest: "two")
      )),
    PlantedLine(
      "<button title='f' action='show:setings'/>",
      ("action", .missingScreen("setings", nearest: "settings"))),
    PlantedLine("</screen><screen id='settings'/>"),
    PlantedLine("</storyboard>"),
  ]
}

/// The kinds of faults; the compiler asks for a new one here, and then a test for a planted one.
enum FaultKind: CaseIterable, Hashable {
  case wrongRoot, unknownElement, misplacedElement, surplusElement, lateElement, missingElement
  case strayText, unknownAttribute, missingAttribute, missingCompanion, missingText, twoTexts
  case wrongValue, wrongOrder, duplicateID, duplicateKey, missingScreen, noScreen, wrongReference

  /// With these the file has nothing inside that could be faulty, too.
  static let alone: Set<FaultKind> = [.wrongRoot, .noScreen]

  init(_ fault: StoryboardFault) {
    self =
      switch fault {
      case .wrongRoot: .wrongRoot
      case .unknownElement: .unknownElement
      case .misplacedElement: .misplacedElement
      case .surplusElement: .surplusElement
      case .lateElement: .lateElement
      case .missingElement: .missingElement
      case .strayText: .strayText
      case .unknownAttribute: .unknownAttribute
      case .missingAttribute: .missingAttribute
      case .missingCompanion: .missingCompanion
      case .missingText: .missingText
      case .twoTexts: .twoTexts
      case .wrongValue: .wrongValue
      case .wrongOrder: .wrongOrder
      case .duplicateID: .duplicateID
      case .duplicateKey: .duplicateKey
      case .missingScreen: .missingScreen
      case .noScreen: .noScreen
      case .wrongReference: .wrongReference
      }
  }
}

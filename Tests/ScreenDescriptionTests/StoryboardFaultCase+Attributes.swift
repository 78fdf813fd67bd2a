extension StoryboardFaultCase {
  /// Attributes of elements in a screen, whose content starts at 2:1.
  static let attributes = [
    StoryboardFaultCase(
      "<button tilte='a' action='b'/>",
      "2:9: “tilte” is no attribute of <button>; the nearest known one is “title” [unknown-attribute]"
    ),
    StoryboardFaultCase(
      "<button colour='red' action='b'/>",
      "2:9: “colour” is no attribute of <button>; “title”, “localizedTitle”, “action”, “default”, “id”, “table”, “hidden”, “enabled”, “grow”, “minimumWidth” or “minimumHeight” was expected [unknown-attribute]"
    ),
    StoryboardFaultCase(
      "<button title='a'/>",
      "2:1: <button> has no “action”; it is needed [missing-attribute]"),
    StoryboardFaultCase(
      "<button title='a' acton='b'/>",
      "2:19: “acton” is no attribute of <button>; the nearest known one is “action” [unknown-attribute]"
    ),
    StoryboardFaultCase(
      "<textField/>",
      "2:1: <textField> has no “id”; it is needed [missing-attribute]"),
    StoryboardFaultCase(
      "<textView/>",
      "2:1: <textView> has no “id”; it is needed [missing-attribute]"),
    StoryboardFaultCase(
      "<numericField/>",
      "2:1: <numericField> has no “id”; it is needed [missing-attribute]"),
    StoryboardFaultCase(
      "<segmentedControl><segment id='a'/></segmentedControl>",
      "2:1: <segmentedControl> has no “id”; it is needed [missing-attribute]"),
    StoryboardFaultCase(
      "<searchBar/>",
      "2:1: <searchBar> has no “id”; it is needed [missing-attribute]"),
    StoryboardFaultCase(
      "<list items='a'><item><label text='b'/></item></list>",
      "2:1: <list> has no “id”; it is needed [missing-attribute]"),
    StoryboardFaultCase(
      "<toggle/>",
      "2:1: <toggle> has no “id”; it is needed [missing-attribute]"),
    StoryboardFaultCase(
      "<picker/>",
      "2:1: <picker> has no “items”; it is needed [missing-attribute]",
      "2:1: <picker> has no “id”; it is needed [missing-attribute]"),
    StoryboardFaultCase(
      "<segmentedControl id='a'><segment/></segmentedControl>",
      "2:26: <segment> has no “id”; it is needed [missing-attribute]"),
    StoryboardFaultCase(
      "<label><argument value='a'/></label>",
      "2:1: <label> has an <argument> but no text; “text” or “localizedText” was expected [missing-attribute]"
    ),
    StoryboardFaultCase(
      "<label text='a'><argument/></label>",
      "2:17: <argument> has no “value”; it is needed [missing-attribute]"),
    StoryboardFaultCase(
      "<label text='a'><argument value='a' format='currency'/></label>",
      "2:17: <argument> has no “currency”; with format=\"currency\" it is needed [missing-attribute]"
    ),
    StoryboardFaultCase(
      "<numericField id='a' format='currency'/>",
      "2:1: <numericField> has no “currency”; with format=\"currency\" it is needed [missing-attribute]"
    ),
    StoryboardFaultCase(
      "<label localizedText='a' text='b'/>",
      "2:26: “text” and “localizedText” are both given; only one of them was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<label localizedText=''/>",
      "2:8: “localizedText” is “”; a string key was expected [wrong-value]"),
    StoryboardFaultCase(
      "<segmentedControl id='a' localized='true'><segment id='b' title=''/></segmentedControl>",
      "2:59: “title” is “”; a string key was expected [wrong-value]"),
    StoryboardFaultCase(
      "<label grow='-1'/>",
      "2:8: “grow” is “-1”; a whole number from 0 to 10000 was expected [wrong-value]"),
    StoryboardFaultCase(
      "<label grow='1.5'/>",
      "2:8: “grow” is “1.5”; a whole number from 0 to 10000 was expected [wrong-value]"),
    StoryboardFaultCase(
      "<stack spacing='10001'/>",
      "2:8: “spacing” is “10001”; a whole number from 0 to 10000 was expected [wrong-value]"),
    StoryboardFaultCase(
      "<label lines='99999999999999999999'/>",
      "2:8: “lines” is “99999999999999999999”; a whole number from 0 to 10000 was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<toggle id='a' on='yes'/>",
      "2:16: “on” is “yes”; “true”, “false” or “liveSwitching” was expected [wrong-value]"),
    StoryboardFaultCase(
      "<toggle id='a b'/>",
      "2:9: “id” is “a b”; an id without blanks was expected [wrong-value]"),
    StoryboardFaultCase(
      "<toggle id=''/>",
      "2:9: “id” is “”; an id without blanks was expected [wrong-value]"),
    StoryboardFaultCase(
      "<numericField id='a' value='5,15'/>",
      "2:22: “value” is “5,15”; a number such as “5.15” or “-2” was expected [wrong-value]"),
    StoryboardFaultCase(
      "<numericField id='a' value='1e3'/>",
      "2:22: “value” is “1e3”; a number such as “5.15” or “-2” was expected [wrong-value]"),
    StoryboardFaultCase(
      "<numericField id='a' value='+1'/>",
      "2:22: “value” is “+1”; a number such as “5.15” or “-2” was expected [wrong-value]"),
    StoryboardFaultCase(
      "<numericField id='a' value='.5'/>",
      "2:22: “value” is “.5”; a number such as “5.15” or “-2” was expected [wrong-value]"),
    StoryboardFaultCase(
      "<numericField id='a' value='5.'/>",
      "2:22: “value” is “5.”; a number such as “5.15” or “-2” was expected [wrong-value]"),
    StoryboardFaultCase(
      "<numericField id='a' value='5abc'/>",
      "2:22: “value” is “5abc”; a number such as “5.15” or “-2” was expected [wrong-value]"),
    StoryboardFaultCase(
      "<numericField id='a' value='٥'/>",
      "2:22: “value” is “٥”; a number such as “5.15” or “-2” was expected [wrong-value]"),
    StoryboardFaultCase(
      "<numericField id='a' value='123456789012345678901234567890123456789'/>",
      "2:22: “value” is “123456789012345678901234567890123456789”; a number such as “5.15” or “-2” was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<numericField id='a' step='0'/>",
      "2:22: “step” is “0”; a number above 0, such as “0.5”, was expected [wrong-value]"),
    StoryboardFaultCase(
      "<numericField id='a' format='money'/>",
      "2:22: “format” is “money”; “number”, “percent” or “currency” was expected [wrong-value]"),
    StoryboardFaultCase(
      "<numericField id='a' minimum='2' maximum='1.5'/>",
      "2:22: “minimum” is “2”; at most 1.5, the value of “maximum”, was expected [wrong-value]"),
    StoryboardFaultCase(
      "<numericField id='a' minimumFractionDigits='3' maximumFractionDigits='2'/>",
      "2:22: “minimumFractionDigits” is “3”; at most 2, the value of “maximumFractionDigits”, was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<numericField id='a' maximumFractionDigits='39'/>",
      "2:22: “maximumFractionDigits” is “39”; a whole number from 0 to 38 was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<label text='a'><argument value='b' minimumFractionDigits='3' maximumFractionDigits='2'/></label>",
      "2:37: “minimumFractionDigits” is “3”; at most 2, the value of “maximumFractionDigits”, was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<label text='a'><argument value='b' style='full'/></label>",
      "2:37: “style” is “full”; “short”, “medium” or “long” was expected [wrong-value]"),
    StoryboardFaultCase(
      "<stack axis='diagonal'/>",
      "2:8: “axis” is “diagonal”; “vertical” or “horizontal” was expected [wrong-value]"),
    StoryboardFaultCase(
      "<label text='a' alignment='left'/>",
      "2:17: “alignment” is “left”; “leading”, “center”, “trailing” or “fill” was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<navigationItem><barButtonItem action='a' edge='right'/></navigationItem>",
      "2:43: “edge” is “right”; “leading” or “trailing” was expected [wrong-value]"),
    StoryboardFaultCase(
      "<label text='a' table='../a'/>",
      "2:17: “table” is “../a”; the name of a string table, without blanks and “/”, was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<label text='a' hidden=''/>",
      "2:17: “hidden” is “”; the name of a value or the id of an element was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<button action='a b'/>",
      "2:9: “action” is “a b”; the name of an action, such as “show:SCREEN”, “language:TAG” or one of the app, was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<button action='language:'/>",
      "2:9: “action” is “language:”; the name of an action, such as “show:SCREEN”, “language:TAG” or one of the app, was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<button action='language:d'/>",
      "2:9: “action” is “language:d”; the name of an action, such as “show:SCREEN”, “language:TAG” or one of the app, was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<segmentedControl id='a'><segment id='b' hidden='c'/></segmentedControl>",
      "2:42: “hidden” is no attribute of <segment>; “id”, “title” or “table” was expected [unknown-attribute]"
    ),
  ]
}

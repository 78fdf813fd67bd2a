extension StoryboardFaultCase {
  /// What stands where in a screen, whose content starts at 2:1.
  static let elements = [
    StoryboardFaultCase(
      "<lable text='a'/>",
      "2:1: <lable> in <screen> is unknown; the nearest known element is <label> [unknown-element]"),
    StoryboardFaultCase(
      "<blink/>",
      "2:1: <blink> in <screen> is unknown; <navigationItem>, <stack>, <form>, <group>, <scrollView>, <spacer>, <separator>, <label>, <button>, <textField>, <textView>, <numericField>, <decimalPad>, <segmentedControl>, <searchBar>, <list>, <toggle>, <picker> or <languagePicker> was expected [unknown-element]"
    ),
    StoryboardFaultCase(
      "<row><label/></row>",
      "2:1: <row> may not stand in <screen>, only in <form> [unknown-element]"),
    StoryboardFaultCase(
      "<storyboard/>",
      "2:1: <storyboard> may not stand in <screen>, only as the root [unknown-element]"),
    StoryboardFaultCase(
      "<spacer><label text='a'/></spacer>",
      "2:9: <label> may not stand in <spacer>, only in <screen>, <stack>, <row>, <group>, <scrollView> or <item> [unknown-element]"
    ),
    StoryboardFaultCase(
      "<spacer><blink/></spacer>",
      "2:9: <blink> in <spacer> is unknown; nothing was expected [unknown-element]"),
    StoryboardFaultCase(
      "<form/>",
      "2:1: <form> holds no <row>; at least one was expected [wrong-value]"),
    StoryboardFaultCase(
      "<form><lable text='a'/></form>",
      "2:7: <lable> in <form> is unknown; the nearest known element is <label> [unknown-element]"),
    StoryboardFaultCase(
      "<form><row text='a'/></form>",
      "2:7: <row> holds no <label>, <button>, <textField>, <textView>, <numericField>, <decimalPad>, <segmentedControl>, <searchBar>, <list>, <toggle>, <picker> or <languagePicker>; at least one was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<form><row><stack/></row></form>",
      "2:12: <stack> may not stand in <row>, only in <screen>, <stack>, <group> or <scrollView> [unknown-element]"
    ),
    StoryboardFaultCase(
      "<list id='a' items='b'/>",
      "2:1: <list> holds no <item>; one was expected [wrong-value]"),
    StoryboardFaultCase(
      "<list id='a' items='b'><item/></list>",
      "2:24: <item> holds no <label>; at least one was expected [wrong-value]"),
    StoryboardFaultCase(
      "<list id='a' items='b'><item><button action='a'/></item></list>",
      "2:30: <button> may not stand in <item>, only in <screen>, <stack>, <row>, <group> or <scrollView> [unknown-element]"
    ),
    StoryboardFaultCase(
      "<list id='a' items='b'>\n<item><label text='c'/></item>\n<item><label text='c'/></item></list>",
      "4:1: <list> holds a second <item>; only the one at 3:1 was expected [wrong-value]"),
    StoryboardFaultCase(
      "<segmentedControl id='a'/>",
      "2:1: <segmentedControl> holds no <segment>; at least one was expected [wrong-value]"),
    StoryboardFaultCase(
      "<label text='a'/><navigationItem/>",
      "2:18: <navigationItem> stands after other elements; it was expected first in <screen> [wrong-value]"
    ),
    StoryboardFaultCase(
      "<navigationItem/>\n<navigationItem/>",
      "3:1: <screen> holds a second <navigationItem>; only the one at 2:1 was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<stack>\n  some text\n</stack>",
      "3:3: The text “some text ” stands in <stack>; texts were expected in attributes only [wrong-value]"
    ),
    StoryboardFaultCase(
      "<label>Amount</label>",
      "2:8: The text “Amount” stands in <label>; texts were expected in attributes only [wrong-value]"
    ),
    StoryboardFaultCase(
      "<button action='a'>&lt;&#x1F600; a text that is longer than forty scalars are</button>",
      "2:20: The text “<😀 a text that is longer than forty scal…” stands in <button>; texts were expected in attributes only [wrong-value]"
    ),
  ]

  /// Names of screens, elements and segments, in a screen whose content starts at 2:1.
  static let references = [
    StoryboardFaultCase(
      "<button action='show:setings'/>",
      "2:9: There is no screen “setings”; the id of a screen was expected, and the nearest is “settings” [missing-screen]"
    ),
    StoryboardFaultCase(
      "<button action='show:elsewhere'/>",
      "2:9: There is no screen “elsewhere”; the id of a screen was expected [missing-screen]"),
    StoryboardFaultCase(
      "<decimalPad for='amuont'/>\n<numericField id='amount'/>",
      "2:13: “for” is “amuont”; the id of a <numericField> of this screen was expected, and the nearest is “amount” [wrong-value]"
    ),
    StoryboardFaultCase(
      "<decimalPad for='name'/>\n<textField id='name'/>",
      "2:13: “for” is “name”; the id of a <numericField> of this screen was expected [wrong-value]"),
    StoryboardFaultCase(
      "<searchBar id='a' for='row'/>\n<list id='rows' items='b'><item><label text='c'/></item></list>",
      "2:19: “for” is “row”; the id of a <list> of this screen was expected, and the nearest is “rows” [wrong-value]"
    ),
    StoryboardFaultCase(
      "<searchBar id='a' for='b'/>",
      "2:19: “for” is “b”; the id of a <list> of this screen was expected [wrong-value]"),
    StoryboardFaultCase(
      "<segmentedControl id='a' selected='eur'><segment id='EUR'/></segmentedControl>",
      "2:26: “selected” is “eur”; the id of a <segment> of this control was expected, and the nearest is “EUR” [wrong-value]"
    ),
    StoryboardFaultCase(
      "<toggle id='a'/>\n<toggle id='a'/>",
      "3:9: The id “a” is already used at 2:9 [duplicate-id]"),
    StoryboardFaultCase(
      "<segmentedControl id='a'><segment id='b'/>\n<segment id='b'/></segmentedControl>",
      "3:10: The id “b” is already used at 2:35 [duplicate-id]"),
    StoryboardFaultCase(
      "<group><toggle id='a'/></group>\n<scrollView id='a'/>",
      "3:13: The id “a” is already used at 2:16 [duplicate-id]"),
  ]
}

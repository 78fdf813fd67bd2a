extension StoryboardFaultCase {
  /// Whole files.
  static let storyboards = [
    StoryboardFaultCase(
      "<storybord/>",
      "1:1: The root element is <storybord>; <storyboard> was expected [unknown-element]"),
    StoryboardFaultCase(
      "<storyboard/>",
      "1:1: <storyboard> has no “id”; it is needed [missing-attribute]",
      "1:1: <storyboard> has no “initialScreen”; it is needed [missing-attribute]",
      "1:1: <storyboard> has no “developmentLanguage”; it is needed [missing-attribute]",
      "1:1: <storyboard> holds no <screen>; at least one was expected [missing-screen]"),
    StoryboardFaultCase(
      "<storyboard id='a' initialScreen='s' developmentLanguage='en'/>",
      "1:1: <storyboard> holds no <screen>; at least one was expected [missing-screen]"),
    StoryboardFaultCase(
      "<storyboard id='../a' initialScreen='s' developmentLanguage='en'><screen id='s'/></storyboard>",
      "1:13: “id” is “../a”; an id of at most 100 ASCII letters, digits, “-”, “_” and “.” was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<storyboard id='.a' initialScreen='s' developmentLanguage='en'><screen id='s'/></storyboard>",
      "1:13: “id” is “.a”; an id of at most 100 ASCII letters, digits, “-”, “_” and “.” was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<storyboard id='a' initialScreen='t' developmentLanguage='en'><screen id='s'/></storyboard>",
      "1:20: There is no screen “t”; the id of a screen was expected [missing-screen]"),
    StoryboardFaultCase(
      "<storyboard id='a' initialScreen='setings' developmentLanguage='en'><screen id='settings'/></storyboard>",
      "1:20: There is no screen “setings”; the id of a screen was expected, and the nearest is “settings” [missing-screen]"
    ),
    StoryboardFaultCase(
      "<storyboard id='a' initialScreen='s' developmentLanguage='english!'><screen id='s'/></storyboard>",
      "1:38: “developmentLanguage” is “english!”; a language tag such as “sr-Latn” was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<storyboard id='a' initialScreen='s' developmentLanguage='en' languages='en,de'><screen id='s'/></storyboard>",
      "1:63: “languages” is “en,de”; a list of different language tags, such as “en de sr-Latn”, was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<storyboard id='a' initialScreen='s' developmentLanguage='en' languages='en de EN'><screen id='s'/></storyboard>",
      "1:63: “languages” is “en de EN”; a list of different language tags, such as “en de sr-Latn”, was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<storyboard id='a' initialScreen='s' developmentLanguage='en' languages=' '><screen id='s'/></storyboard>",
      "1:63: “languages” is “ ”; a list of different language tags, such as “en de sr-Latn”, was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<storyboard id='a' initialScreen='s' developmentLanguage='en'><screen id='s'/>\n<screen id='s'/></storyboard>",
      "2:9: The id “s” is already used at 1:71 [duplicate-id]"),
    StoryboardFaultCase(
      "<storyboard id='a' initialScreen='s' developmentLanguage='en'><screen id='s'/><label/></storyboard>",
      "1:79: <label> may not stand in <storyboard>, only in <screen>, <stack>, <row>, <group>, <scrollView> or <item> [unknown-element]"
    ),
    StoryboardFaultCase(
      "<storyboard id='a' initialScreen='s' developmentLanguage='en'>\n<keyBinding key='Ctrl+K' action='a'/><screen id='s'/></storyboard>",
      "2:13: “key” is “Ctrl+K”; a key such as “F5”, “Ctrl-K” or “Alt-Up” was expected [wrong-value]"
    ),
    StoryboardFaultCase(
      "<storyboard id='a' initialScreen='s' developmentLanguage='en'>\n<keyBinding key='k' action='a'/><screen id='s'/></storyboard>",
      "2:13: “key” is “k”; a key such as “F5”, “Ctrl-K” or “Alt-Up” was expected [wrong-value]"),
    StoryboardFaultCase(
      "<storyboard id='a' initialScreen='s' developmentLanguage='en'>\n<keyBinding key='F5' action='show:t'/><screen id='s'/></storyboard>",
      "2:22: There is no screen “t”; the id of a screen was expected [missing-screen]"),
    StoryboardFaultCase(
      "<storyboard id='a' initialScreen='s' developmentLanguage='en'>\n<keyBinding key='Ctrl-K' action='a'/>\n<keyBinding key='Ctrl-k' action='b'/><screen id='s'/></storyboard>",
      "3:13: The key “Ctrl-k” is already bound at 2:13 [wrong-value]"),
    StoryboardFaultCase(
      "<!DOCTYPE storyboard><storyboard id='a' initialScreen='s' developmentLanguage='en'><screen id='s'/></storyboard>",
      "1:1: A DOCTYPE is not allowed here [not-well-formed]"),
    StoryboardFaultCase(
      "<storyboard id='a' initialScreen='s' developmentLanguage='en'>\n<screen id='s'></storyboard>",
      "2:16: </storyboard> closes <screen> of 2:1; </screen> was expected [not-well-formed]"),
  ]
}

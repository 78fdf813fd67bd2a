/// An app of one page: every class of text that is hard to measure, one a row, between rulers.
///
/// Each text stands twice, once behind a ruler and once before one, so that a text that is wider
/// or narrower than was reckoned moves a ruler.
package enum HardText {
  package struct Row: Sendable {
    package let name: String
    package let text: String
  }

  package static let rows = [
    Row(name: "CJK", text: "漢字かなカナ。"),
    Row(name: "Full and half width", text: "Ａｂｃ ｱｲｳﾞ"),
    Row(name: "Hangul", text: "한글 값"),
    Row(name: "Hangul in jamo", text: "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} 값"),
    Row(name: "Thai SARA AM", text: "น้ำ กำลัง"),
    Row(name: "Thai tone marks", text: "ที่นี่ ปู่"),
    Row(name: "Devanagari", text: "हिन्दी क्षेत्र"),
    Row(name: "Tamil", text: "தமிழ் கொ"),
    Row(name: "Pointed Hebrew", text: "שָׁלוֹם"),
    Row(name: "Arabic with vowels", text: "السَّلَامُ"),
    Row(name: "Lam-alef", text: "لا إله إلا"),
    Row(name: "Both directions", text: "abc אבג 123 漢"),
    Row(name: "VS16 and VS15", text: "❤\u{FE0F} ☎\u{FE0F} ✈\u{FE0E}"),
    Row(name: "Keycap", text: "1\u{FE0F}\u{20E3} #\u{FE0F}\u{20E3}"),
    Row(name: "ZWJ family", text: "👩\u{200D}👩\u{200D}👧\u{200D}👦 x"),
    Row(name: "Skin tone", text: "👍🏽 🤝🏿"),
    Row(name: "Flags", text: "🇷🇸 🇩🇪 🏴\u{E0067}\u{E0062}\u{E007F}"),
    Row(name: "Soft hyphen", text: "Silben\u{AD}trennung"),
    Row(name: "Bidi controls", text: "a\u{202E}bc\u{202C}\u{2067}d\u{2069}\u{200F}e"),
    Row(name: "Lone marks", text: "\u{301} x \u{5B8}"),
    Row(name: "Private use", text: "\u{E000}\u{F8FF}\u{F0000}"),
    Row(name: "Ambiguous width", text: "±§°→①★…Ωя"),
    Row(name: "Newer than libc", text: "\u{1FAE8} \u{1FADC} \u{11F04}"),
    Row(name: "Controls", text: "a\tb\u{1B}[2J\u{7}\u{9B}m\u{7F}"),
    Row(name: "A long cluster", text: "e" + String(repeating: "\u{301}\u{316}", count: 40) + "x"),
  ]

  /// In cells: that of the names, and that of the texts.
  package static let widths = (name: 20, text: 16)

  /// The columns of the rulers of a page that begins at a column, from the leading edge.
  package static func rulers(from start: Int) -> [Int] {
    let first = start + widths.name
    return [first, first + 1 + widths.text, first + 2 * (1 + widths.text)]
  }

  package static let storyboard = """
    <storyboard id="hard-text" initialScreen="page" developmentLanguage="en" languages="en ar">
      <screen id="page">
        <navigationItem localizedTitle="title"/>
        <stack>
    \(rows.indices.map(element).joined(separator: "\n"))
        </stack>
      </screen>
    </storyboard>
    """

  private static func element(_ row: Int) -> String {
    let text = #"localizedText="row.\#(row)" minimumWidth="\#(widths.text)" lines="1""#
    return """
      <stack axis="horizontal">
        <label text="\(rows[row].name)" minimumWidth="\(widths.name)"/><label text="|"/>
        <label \(text)/><label text="|"/><label \(text) alignment="trailing"/><label text="|"/>
      </stack>
      """
  }

  /// A `.strings` file; what is not ASCII is escaped, so that no editor and no reader changes it.
  package static func table(title: String) -> String {
    let texts = rows.enumerated().map { (key: "row.\($0.offset)", text: $0.element.text) }
    return ([(key: "title", text: title)] + texts).map { entry in
      #""\#(entry.key)" = "\#(entry.text.utf16.map(escaped).joined())";"#
    }.joined(separator: "\n")
  }

  private static func escaped(_ unit: UInt16) -> String {
    if (0x20...0x7E).contains(unit), let scalar = Unicode.Scalar(unit) { return String(scalar) }
    let digits = String(unit, radix: 16, uppercase: true)
    return #"\U"# + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

import Foundation
import ScreenDescription
import SourceText
import Testing

@Suite struct StoryboardFaultTests {
  @Test(
    arguments: StoryboardFaultCase.elements + StoryboardFaultCase.attributes
      + StoryboardFaultCase.references)
  func inScreen(_ c: StoryboardFaultCase) {
    #expect(issues(screen: c.source) == c.issues)
  }

  @Test(arguments: StoryboardFaultCase.storyboards)
  func inStoryboard(_ c: StoryboardFaultCase) {
    #expect(issues(c.source) == c.issues)
  }

  @Test func allAtOnceInOrder() {
    let found = issues(
      screen: """
        <button action='show:nowhere' titel='a'/>
        <form><row><toggle id='b' on='1'/></row>text</form>
        <toggle id='b'/>
        <lable text='a' localizedText='b'><argument/></lable>
        <decimalPad for='amount'/><numericFeild id='amount' value='x'/>
        """)
    #expect(
      found == [
        "2:9: There is no screen “nowhere”; the id of a screen was expected [missing-screen]",
        "2:31: “titel” is no attribute of <button>; the nearest known one is “title” [unknown-attribute]",
        "3:27: “on” is “1”; “true”, “false” or “liveSwitching” was expected [wrong-value]",
        "3:41: The text “text” stands in <form>; texts were expected in attributes only [wrong-value]",
        "4:9: The id “b” is already used at 3:20 [duplicate-id]",
        "5:1: <lable> in <screen> is unknown; the nearest known element is <label> [unknown-element]",
        "5:17: “text” and “localizedText” are both given; only one of them was expected [wrong-value]",
        "5:35: <argument> has no “value”; it is needed [missing-attribute]",
        "6:27: <numericFeild> in <screen> is unknown; the nearest known element is <numericField> [unknown-element]",
        "6:53: “value” is “x”; a number such as “5.15” or “-2” was expected [wrong-value]",
      ])
  }

  @Test func insideUnknownElements() {
    #expect(
      issues(screen: "<blink><toggle/><frobnicate/></blink>").map { $0.prefix(5) }
        == ["2:1: ", "2:8: "])
  }

  @Test func issueNamesItsFile() {
    let file = SourceFile(path: "app/a.storyboard.xml", data: Data("<a/>".utf8))
    #expect(throws: StoryboardFaults.self) { try Storyboard(reading: file) }
    do throws(StoryboardFaults) {
      _ = try Storyboard(reading: file)
    } catch {
      #expect(
        error.issues.map(\.description) == [
          "app/a.storyboard.xml:1:1: error: The root element is <a>; <storyboard> was expected [unknown-element]"
        ])
    }
  }

  @Test func hostileInputs() {
    let deep = String(repeating: "<stack>", count: 100_000)
    #expect(issues(screen: deep).map { $0.suffix(17) } == ["[not-well-formed]"])
    let nested =
      String(repeating: "<stack>", count: 254) + String(repeating: "</stack>", count: 254)
    #expect(issues(screen: nested) == [])
    let value = String(repeating: "9", count: 1_000_000)
    #expect(
      issues(screen: "<spacer grow='\(value)'/>") == [
        "2:9: “grow” is “\(String(repeating: "9", count: 40))…”; a whole number from 0 to 10000 was expected [wrong-value]"
      ])
    let bomb = "<!DOCTYPE a [<!ENTITY b 'bb'><!ENTITY c '&b;&b;&b;'>]><storyboard id='&c;'/>"
    #expect(issues(bomb) == ["1:1: A DOCTYPE is not allowed here [not-well-formed]"])
    let many = String(repeating: "<button action='show:lost' x='1'/>", count: 2_000)
    #expect(issues(screen: many).count == 1_000)
  }

  private func issues(screen content: String) -> [String] {
    issues(
      """
      <storyboard id='a' initialScreen='main' developmentLanguage='en'>\
      <screen id='settings'/><screen id='main'>
      \(content)
      </screen></storyboard>
      """)
  }

  private func issues(_ source: String) -> [String] {
    do throws(StoryboardFaults) {
      _ = try Storyboard(reading: SourceFile(path: "a.xml", data: Data(source.utf8)))
      return []
    } catch {
      return error.issues.map { issue in
        (issue.position.map { "\($0): " } ?? "") + "\(issue.sentence) [\(issue.code)]"
      }
    }
  }
}

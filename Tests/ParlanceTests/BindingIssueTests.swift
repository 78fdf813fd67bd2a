import ScreenLayout
import Testing

@testable import Parlance

@MainActor
@Suite("Names that nothing is bound to")
struct BindingIssueTests {
  private static let storyboard = """
    <storyboard id="test-app" initialScreen="main" developmentLanguage="en" languages="en de sr">
      <keyBinding key="F2" action="go"/>
      <screen id="main">
        <navigationItem title="T"><barButtonItem title="X" action="nowhere" hidden="gone"/></navigationItem>
        <numericField id="amount" action="quit"/>
        <label text="%@ %@ %@"><argument value="amount"/><argument value="rate"/><argument value="region"/></label>
        <list id="rows" items="rows" action="go"><item><label text="%@"><argument value="name"/></label></item></list>
        <picker id="p" items="regions"/>
        <button title="Go" action="go"/>
      </screen>
    </storyboard>
    """

  @Test("are issues with their places, once something is bound")
  func issues() throws {
    let test = try TestApp(storyboard: Self.storyboard)
    #expect(test.app.issues() == [])
    test.app.action("go") { _ in }
    let found = test.app.issues().map { "\($0.position?.description ?? "") \($0.code)" }
    #expect(
      found == [
        "2:3 reserved-key", "4:31 unbound-action", "4:31 unbound-value", "6:54 unbound-value",
        "7:5 unbound-list",
      ])
  }
}

import Foundation
import LocaleLayer
import ScreenDescription
import SourceText
import TestSupport
import Testing

@testable import Parlance

/// Nothing of the grammar is without a place in the gallery.
@Suite("The gallery")
struct GrammarCoverageTests {
  /// Every tag of the storyboard, with the attributes and the children that it has somewhere.
  private func uses() throws -> [String: [XMLTree.Element]] {
    let file = GalleryFolder.url.appending(path: "gallery.storyboard.xml")
    let tree = try XMLTree(
      reading: SourceFile(path: file.lastPathComponent, data: Data(contentsOf: file)))
    var uses: [String: [XMLTree.Element]] = [:]
    var pending = [tree.root]
    while let element = pending.popLast() {
      uses[element.name, default: []].append(element)
      pending += element.children
    }
    return uses
  }

  @Test("uses every element of the grammar, with every attribute", arguments: Grammar.rules)
  func attributes(_ rule: ElementRule) throws {
    let elements = try #require(try uses()[rule.tag.rawValue])
    let used = Set(elements.flatMap { $0.attributes.map(\.name) })
    #expect(Set(rule.attributes.map(\.name)) == used)
  }

  @Test("uses every choice that an attribute gives", arguments: Grammar.rules)
  func choices(_ rule: ElementRule) throws {
    let elements = try #require(try uses()[rule.tag.rawValue])
    for attribute in rule.attributes {
      guard case .choice(let choices) = attribute.kind else { continue }
      let used = Set(elements.compactMap { $0.attribute(attribute.name)?.value })
      #expect(Set(choices) == used, "\(rule.tag) \(attribute.name)")
    }
  }

  @Test("puts values into the texts of every element that takes them", arguments: Grammar.rules)
  func arguments(_ rule: ElementRule) throws {
    guard rule.content.contains(where: { $0.tags == [.argument] }) else { return }
    let elements = try #require(try uses()[rule.tag.rawValue])
    let places = elements.filter { $0.children.contains { $0.name == "argument" } }
    #expect(!places.isEmpty, "\(rule.tag)")
  }

  @Test("the grammar's table names every element once")
  func tags() {
    #expect(Grammar.rules.map(\.tag.rawValue).sorted() == Tag.allCases.map(\.rawValue).sorted())
  }

  @MainActor
  @Test("has no fault and no unbound name in any of its languages")
  func issues() throws {
    for language in ["en", "de", "ar", "ja"] {
      #expect(try GalleryVisit(language: language).app.issues().map(\.description) == [])
    }
  }

  @MainActor
  @Test("has every text in every language")
  func coverage() throws {
    let languages = try Workbench(folder: GalleryFolder.url).languages()
    #expect(languages.map(\.tag.description) == ["en", "de", "ar", "ja"])
    #expect(languages.map(\.percentTranslated) == [100, 100, 100, 100])
  }
}

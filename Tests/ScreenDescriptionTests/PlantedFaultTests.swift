import Foundation
import SourceText
import Testing

@testable import ScreenDescription

/// One file with a fault of each kind gives all of them at once.
@Suite struct PlantedFaultTests {
  private let planted = PlantedLine.all.flatMap(\.faults).map(\.fault)

  private func issues(_ source: String) -> [SourceText.Issue] {
    do throws(StoryboardFaults) {
      _ = try Storyboard(reading: SourceFile(path: "a.xml", data: Data(source.utf8)))
      return []
    } catch {
      return error.issues
    }
  }

  @Test func allAtOnceAtTheirPlaces() throws {
    var expected: [String] = []
    for (index, line) in PlantedLine.all.enumerated() {
      for (piece, fault) in line.faults {
        let place = try #require(line.source.firstRange(of: piece)).lowerBound
        let before = line.source[..<place].unicodeScalars.count
        let position = SourcePosition(line: index + 1, column: before + 1)
        expected.append(SourceText.Issue(fault, file: "a.xml", at: position).description)
      }
    }
    let source = PlantedLine.all.map(\.source).joined(separator: "\n")
    #expect(issues(source).map(\.description) == expected)
  }

  @Test func everyKindIsPlanted() {
    let kinds = Set(planted.map(FaultKind.init))
    #expect(kinds == Set(FaultKind.allCases).subtracting(FaultKind.alone))
    #expect(
      issues("<app/>").map(\.sentence) == [StoryboardFault.wrongRoot(found: "app").sentence])
    #expect(
      issues("<storyboard id='a' initialScreen='b' developmentLanguage='en'/>").map(\.sentence)
        == [StoryboardFault.noScreen.sentence])
  }

  /// A value may be wrong in as many ways as the grammar has kinds of values; any text is right.
  @Test func everyKindOfValueIsPlanted() {
    func name(_ kind: ValueKind) -> Substring { "\(kind)".prefix { $0 != "(" } }
    let kinds = Grammar.rules.flatMap(\.attributes).map(\.kind).filter { $0 != .text }
    let wrong = planted.compactMap { fault -> Substring? in
      switch fault {
      case .wrongValue(_, _, let kind), .wrongReference(_, _, let kind, _): name(kind)
      default: nil
      }
    }
    #expect(Set(kinds.map(name)) == Set(wrong))
  }
}

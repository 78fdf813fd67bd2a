import FoundationEssentials
import ScreenDescription
import SourceText

extension FuzzTarget {
  static let json = FuzzTarget(name: "json") { bytes in
    let file = SourceFile(path: "a.json", data: Data(bytes))
    let document = JSONDocument(reading: file)
    checkIssues(document.issues, in: file)
    if let root = document.root { walk(root, in: file) }
  }

  private static func walk(_ value: JSONValue, in file: SourceFile) {
    check(file.bytes.indices.contains(value.offset), "a value at \(value.offset)")
    _ = (value.string, value.integer, value.boolean, value.written)
    for member in value.members {
      check(member.key.string != nil, "a key that is no string")
      walk(member.value, in: file)
    }
    for element in value.elements { walk(element, in: file) }
  }

  static let xml = FuzzTarget(name: "xml") { bytes in
    let file = SourceFile(path: "a.xml", data: Data(bytes))
    for allowsDoctype in [false, true] {
      do throws(Issue) {
        let tree = try XMLTree(reading: file, allowsDoctype: allowsDoctype)
        checkPlaces(of: tree.root, in: file, LineIndex(utf8: file.bytes))
      } catch {
        checkIssues([error], in: file)
      }
    }
  }

  /// At the place of a tag and of an attribute stands its name.
  private static func checkPlaces(
    of element: XMLTree.Element, in file: SourceFile, _ lines: LineIndex
  ) {
    func stands(_ text: String, at position: SourcePosition) -> Bool {
      file.bytes[lines.offset(of: position)...].starts(with: text.utf8)
    }
    check(stands("<" + element.name, at: element.position), "<\(element.name)> is misplaced")
    for attribute in element.attributes {
      check(stands(attribute.name, at: attribute.position), "\(attribute.name) is misplaced")
    }
    for child in element.children { checkPlaces(of: child, in: file, lines) }
  }

  static let storyboard = FuzzTarget(name: "storyboard") { bytes in
    let file = SourceFile(path: "a.storyboard.xml", data: Data(bytes))
    do throws(StoryboardFaults) {
      let storyboard = try Storyboard(reading: file)
      check(
        storyboard.screen(storyboard.initialScreen) != nil, "no screen \(storyboard.initialScreen)")
      check(!storyboard.dump.isEmpty, "an empty outline")
    } catch {
      check(!error.issues.isEmpty, "refused without a reason")
      checkIssues(error.issues, in: file)
    }
  }
}

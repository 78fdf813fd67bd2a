import Testing
import TestSupport

/// Which modules each room may import: the compiler's own check misses transitive modules.
@Suite("Rooms")
struct ImportTests {
  struct Room: Sendable, CustomTestStringConvertible {
    let name: String
    let imports: Set<String>

    init(_ name: String, _ imports: Set<String>) {
      self.name = name
      self.imports = imports
    }

    var testDescription: String { name }
  }

  private static let texts: Set = ["SourceText", "LocaleLayer", "FoundationEssentials"]
  private static let layout: Set = [
    "TerminalCells", "TerminalText", "LocaleLayer", "StringTables", "ScreenDescription",
    "FoundationEssentials",
  ]
  private static let belowParlance =
    layout.union(["SourceText", "ScreenLayout", "ScreenSession", "NcursesTerminal"])

  static let rooms: [Room] = [
    Room("SourceText", ["Foundation", "FoundationXML"]),
    Room("TerminalCells", []),
    Room("TerminalText", ["TerminalCells", "CICU"]),
    Room("LocaleLayer", ["FoundationEssentials", "FoundationInternationalization", "CICU"]),
    Room("StringTables", texts.union(["Synchronization"])),
    Room("ScreenDescription", ["SourceText", "FoundationEssentials"]),
    Room("ScreenLayout", layout),
    Room("ScreenSession", layout.union(["ScreenLayout"])),
    Room("NcursesTerminal", ["TerminalCells", "CNcurses", "Glibc"]),
    Room("Parlance", belowParlance.union(["Foundation", "Glibc", "Synchronization"])),
    Room("TripExpenses", ["Parlance", "Foundation"]),
    Room(
      "ParlanceCommand", ["Parlance", "AppChecks", "TripExpenses", "COptions", "Foundation"]),
    Room(
      "ParlanceBenchmarks",
      belowParlance.union(["Parlance", "TripExpenses", "Foundation", "Glibc"])),
  ]

  /// C targets: no Swift stands in them.
  private static let cRooms: Set = ["CNcurses", "COptions", "CICU"]

  @Test("imports only what its room may", arguments: rooms)
  func imports(_ room: Room) throws {
    let files = try CheckoutSources.files(of: room.name)
    #expect(!files.isEmpty)
    for (path, text) in files {
      let foreign = Self.imports(of: text).filter { !room.imports.contains($0) }
      #expect(foreign.isEmpty, "\(path) imports \(foreign)")
    }
  }

  @Test("every folder of Sources is a room of the table")
  func everyFolder() throws {
    let known = Set(Self.rooms.map(\.name)).union(Self.cRooms)
    let rooms = try Set(CheckoutSources.rooms())
    #expect(rooms == known)
  }

  @Test("no type bears its module's name", arguments: rooms)
  func typeNames(_ room: Room) throws {
    for (path, text) in try CheckoutSources.files(of: room.name) {
      let kinds = ["struct", "class", "enum", "actor", "protocol", "typealias"]
      for kind in kinds {
        #expect(!text.contains("\(kind) \(room.name) "), "\(path)")
        #expect(!text.contains("\(kind) \(room.name):"), "\(path)")
      }
    }
  }

  @Test("reads the module of each form of import")
  func importForms() {
    let text = """
      import A
      public import B
      @testable import struct C.D
        import E  // indented
      // import F
      let text = "import G"
      """
    #expect(Self.imports(of: text) == ["A", "B", "C", "E"])
  }

  private static func imports(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count else { return nil }
      let before: Set = ["public", "package", "internal", "fileprivate", "private"]
      guard words[..<index].allSatisfy({ before.contains($0) || $0.hasPrefix("@") }) else {
        return nil
      }
      let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let isKind = kinds.contains(words[index + 1])
      let name = words.dropFirst(index + (isKind ? 2 : 1)).first
      return name?.split(separator: ".").first.map(String.init)
    }
  }
}

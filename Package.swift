// swift-tools-version: 6.2

import PackageDescription

/// A room of the design: a library target that names exactly the rooms it may import.
///
/// Its resources are copied as they are: `.process` would lower-case `zh-Hant.lproj`.
func room(
  _ name: String, _ imports: [Target.Dependency] = [], resources: String? = nil
) -> Target {
  .target(
    name: name, dependencies: imports,
    resources: resources.map { [.copy("../../Resources/\($0)")] },
    swiftSettings: roomSettings)
}

let roomSettings: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

/// The rooms from the files to the layout, in the order in which data flows.
let toLayout: [Target.Dependency] = [
  "SourceText", "TerminalCells", "TerminalText", "LocaleLayer", "StringTables",
  "ScreenDescription", "ScreenLayout",
]

/// The tests of one room, in the folder `Tests/<room>Tests`; snapshots are read where they stand.
func tests(
  _ name: String, _ imports: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + imports,
    exclude: exclude)
}

let package = Package(
  name: "Parlance",
  products: [
    .library(name: "Parlance", targets: ["Parlance"]),
    .executable(name: "parlance", targets: ["ParlanceCommand"]),
    .executable(name: "parlance-bench", targets: ["ParlanceBenchmarks"]),
  ],
  targets: [
    .target(
      name: "CNcurses", linkerSettings: [.linkedLibrary("ncursesw")]),
    .systemLibrary(name: "COptions"),
    .systemLibrary(name: "CICU"),
    room("SourceText"),
    room("TerminalCells"),
    room("TerminalText", ["TerminalCells", "CICU"]),
    room("LocaleLayer", ["CICU"]),
    room("StringTables", ["SourceText", "LocaleLayer"]),
    room("ScreenDescription", ["SourceText"]),
    room("ScreenLayout", Array(toLayout.dropLast())),
    room("ScreenSession", toLayout),
    room("NcursesTerminal", ["TerminalCells", "CNcurses"]),
    room("Parlance", toLayout + ["ScreenSession", "NcursesTerminal"], resources: "Parlance"),
    room("TripExpenses", ["Parlance"], resources: "TripExpenses"),
    .executableTarget(
      name: "ParlanceCommand", dependencies: ["Parlance", "TripExpenses", "COptions"],
      swiftSettings: roomSettings),
    .executableTarget(
      // Of TripExpenses the resources alone: what is measured are the demo's screens.
      name: "ParlanceBenchmarks",
      dependencies: toLayout + ["NcursesTerminal", "Parlance", "TripExpenses"],
      swiftSettings: roomSettings),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "ScreenTestSupport", dependencies: toLayout, path: "Tests/ScreenTestSupport",
      swiftSettings: roomSettings),
    .testTarget(name: "RoomsTests", dependencies: ["TestSupport"]),
    tests("SourceText"),
    tests("TerminalCells"),
    tests("TerminalText", ["TerminalCells", "CICU"]),
    tests("LocaleLayer"),
    tests("StringTables", ["SourceText", "LocaleLayer"]),
    tests("ScreenDescription", ["SourceText"]),
    tests(
      "ScreenLayout", Array(toLayout.dropLast()) + ["ScreenTestSupport"], exclude: ["Snapshots"]),
    tests("ScreenSession", toLayout + ["ScreenTestSupport"]),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["NcursesTerminal", "TerminalCells"],
      path: "Tests/TerminalProbe"),
    tests("NcursesTerminal", ["TerminalCells", "TerminalProbe", "Parlance", "TripExpenses"]),
    tests("Parlance", toLayout + ["ScreenSession"]),
    tests("TripExpenses", toLayout + ["ScreenSession", "Parlance"], exclude: ["Snapshots"]),
    tests("ParlanceCommand", ["Parlance"]),
    // The app of all elements, and what it looks like; the tests in tmux open it too.
    .testTarget(
      name: "GalleryTests", dependencies: toLayout + ["ScreenSession", "Parlance", "TestSupport"],
      exclude: ["Gallery", "Snapshots"]),
    .testTarget(name: "EndToEndTests", dependencies: ["ParlanceCommand", "TestSupport"]),
  ]
)

// `Scripts/fuzz` builds this with libFuzzer, which brings the program's entry point.
if Context.environment["PARLANCE_FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "ParlanceFuzzing", dependencies: toLayout + ["NcursesTerminal", "Parlance"],
      path: "Tests/Fuzzing", exclude: ["Dictionaries", "Seeds"], swiftSettings: roomSettings))
}

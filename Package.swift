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

/// The tests of one room, in the folder `Tests/<room>Tests`.
func tests(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + imports,
    exclude: [])
}

let package = Package(
  name: "Parlance",
  products: [
    .library(name: "Parlance", targets: ["Parlance"]),
    .executable(name: "parlance", targets: ["ParlanceCommand"]),
  ],
  targets: [
    .target(name: "CNcurses", linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
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
  ]
)

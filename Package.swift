// swift-tools-version: 6.2

import PackageDescription

/// A room of the design: a library target that names exactly the rooms it may import.
func room(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: imports,
    swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")])
}

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
  ],
  targets: [
    .target(name: "CNcurses"),
    .systemLibrary(name: "COptions"),
    .systemLibrary(name: "CICU"),
    room("TerminalCells"),
    room("SourceText"),
    room("TerminalText", ["TerminalCells", "CICU"]),
    room("LocaleLayer", ["CICU"]),
    room("StringTables", ["SourceText", "LocaleLayer"]),
    room("ScreenDescription", ["SourceText"]),
    room("NcursesTerminal", ["TerminalCells", "CNcurses"]),
  ]
)

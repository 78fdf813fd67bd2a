import Foundation
import LocaleLayer
import StringTables

/// Reading tables, beside what Foundation has for the same bytes.
func tableFigures(_ demo: DemoFolders, corpus: URL?) throws -> [Figure] {
  let german = try tag("de")
  let files = try DemoFolders.files(of: german, in: demo.app)
  var figures = [
    Figure(
      name: "tables of the demo in one language",
      measurement: Measurement(runs: 25, count: 10) {
        (0..<10).reduce(0) { sum, _ in
          sum + LanguageBundle(language: german, files: files).issues.count + 1
        }
      })
  ]
  let generated = GeneratedTables(entries: 22_000)
  figures += try stringsFigures("generated", Data(generated.strings.utf8), keys: generated.keys)
  let largest = try corpus.map(largestStringsFiles) ?? []
  for (index, file) in largest.enumerated() {
    let data = try Data(contentsOf: file)
    let table = try PropertyListSerialization.propertyList(from: data, format: nil)
    let keys = (table as? [String: Any])?.keys.map(\.self) ?? []
    figures += try stringsFigures("corpus \(index + 1)", data, keys: keys)
  }
  figures.append(try catalogueFigure(Data(generated.catalogue.utf8)))
  return figures
}

/// Reading a `.strings` file, then the first look-up of each of its values.
private func stringsFigures(_ name: String, _ data: Data, keys: [String]) throws -> [Figure] {
  let language = try tag("en")
  let locale = AppLocale(language: language)
  let file = TableFile(
    try location("en.lproj/Localizable.strings"), data: data)
  let size = (Double(data.count) / 1e6).digits + " MB"
  return [
    Figure(
      name: ".strings, \(name), \(size): read",
      measurement: Measurement { StringTable(reading: file).issues.count + 1 },
      peer: (
        "PropertyListSerialization",
        try Measurement(runs: 5) {
          let table = try PropertyListSerialization.propertyList(from: data, format: nil)
          return (table as? [String: Any])?.count ?? 0
        }
      ), target: "≥ 10 ×"),
    Figure(
      name: ".strings, \(name), \(size): read, and all values",
      measurement: Measurement {
        let bundle = LanguageBundle(language: language, files: [file])
        let localizer = Localizer(chain: [bundle], locale: locale)
        return keys.reduce(0) { $0 + localizer.string($1, isFormat: false).string.utf8.count }
      }),
  ]
}

/// Reading a catalogue, beside Foundation's decoder alone on the same JSON.
private func catalogueFigure(_ data: Data) throws -> Figure {
  let file = TableFile(try location("Localizable.xcstrings"), data: data)
  return Figure(
    name: ".xcstrings, \((Double(data.count) / 1e6).digits) MB: read",
    measurement: Measurement(runs: 9) {
      if case .xcstrings(let table) = StringTable(reading: file) {
        table.languages.count
      } else {
        0
      }
    },
    peer: (
      "JSONDecoder alone",
      try Measurement(runs: 9) {
        try JSONDecoder().decode(CatalogueJSON.self, from: data).strings.count
      }
    ), target: "≥ 1 ×")
}

func location(_ path: String) throws -> TableLocation {
  guard let location = TableLocation(path: path) else { throw BenchmarkError.noTable(path) }
  return location
}

private func largestStringsFiles(in folder: URL) throws -> [URL] {
  let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
  let files = paths.filter { $0.hasSuffix(".strings") }.map { folder.appending(path: $0) }
  let sizes = try files.map { file in
    (file, size: try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0)
  }
  return sizes.sorted { $0.size > $1.size }.prefix(5).map(\.0)
}

/// A catalogue as little as `JSONDecoder` needs to see all of it.
private struct CatalogueJSON: Decodable {
  let sourceLanguage: String
  let strings: [String: Entry]

  struct Entry: Decodable {
    let comment: String?
    let localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
  }

  struct Unit: Decodable {
    let state: String
    let value: String
  }
}

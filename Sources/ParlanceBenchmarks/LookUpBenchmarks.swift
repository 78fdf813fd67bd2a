import Foundation
import LocaleLayer
import StringTables

/// One look-up in a table of a thousand entries, beside that of Foundation's bundle.
func lookUpFigures(in scratch: ScratchFolder) throws -> [Figure] {
  let tables = GeneratedTables(entries: 1000)
  let formats = """
    "saved" = "%1$@ of %2$lld expenses saved";

    """
  try scratch.write(tables.strings + formats, to: "look-up/en.lproj/Localizable.strings")
  try scratch.write(plurals, to: "look-up/en.lproj/Localizable.stringsdict")

  let plain = TableFile(
    try location("en.lproj/Localizable.strings"), data: Data(tables.strings.utf8))
  let folder = scratch.url.appending(path: "look-up")
  let language = try tag("en")
  let files = try DemoFolders.files(of: language, in: folder)
  let locale = AppLocale(language: language)
  let localizer = Localizer(
    chain: [LanguageBundle(language: language, files: files)], locale: locale)
  let plainLocalizer = Localizer(
    chain: [LanguageBundle(language: language, files: [plain])], locale: locale)
  let bundle = Bundle(path: folder.appending(path: "en.lproj").path) ?? .main
  let keys = tables.keys

  return [
    Figure(
      name: "a plain text in one table",
      measurement: Measurement(count: keys.count) {
        keys.reduce(0) { $0 + plainLocalizer.string($1, isFormat: false).string.utf8.count }
      }, target: "≤ 0.2 µs"),
    Figure(
      name: "a plain text, the plural forms asked first",
      measurement: Measurement(count: keys.count) {
        keys.reduce(0) { $0 + localizer.string($1, isFormat: false).string.utf8.count }
      },
      peer: (
        "Bundle.localizedString",
        Measurement(count: keys.count) {
          keys.reduce(0) { sum, key in
            sum + bundle.localizedString(forKey: key, value: nil, table: nil).utf8.count
          }
        }
      )),
    Figure(
      name: "a message with two arguments",
      measurement: Measurement(count: keys.count) {
        keys.indices.reduce(0) { sum, number in
          let arguments: [MessageArgument] = [.integer(number), .integer(keys.count)]
          return sum
            + localizer.string("saved", arguments: arguments, isFormat: true).string.utf8.count
        }
      },
      peer: (
        "Bundle and String(format:)",
        Measurement(count: keys.count) {
          keys.indices.reduce(0) { sum, number in
            let format = bundle.localizedString(forKey: "saved", value: nil, table: nil)
            return sum + String(format: format, "\(number)" as NSString, keys.count).utf8.count
          }
        }
      )),
    // Without a peer: Foundation's look-up of such a key ends the process.
    Figure(
      name: "a message with plural forms",
      measurement: Measurement(count: keys.count) {
        keys.indices.reduce(0) { sum, number in
          sum
            + localizer.string("expenses", arguments: [.integer(number)], isFormat: true).string
            .utf8.count
        }
      }),
  ]
}

private let plurals = """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0"><dict><key>expenses</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@count@ in the list</string>
    <key>count</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld expense</string>
      <key>other</key><string>%lld expenses</string>
    </dict>
  </dict></dict></plist>
  """

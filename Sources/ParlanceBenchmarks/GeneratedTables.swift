/// Tables of made-up texts: keys, comments, escapes, accents and CJK in the shares of real ones.
struct GeneratedTables {
  let keys: [String]

  init(entries: Int) {
    keys = (0..<entries).map { "screen.\($0 % 97).element.\($0)" }
  }

  private static let texts = [
    "Open the document", "Save changes before closing?", "Schließen ohne zu sichern",
    "Línea %1$@ de %2$@", "ファイルを開く", "“%@” could not be found", "Удалить выбранное",
  ]

  private func text(_ index: Int) -> String {
    Self.texts[index % Self.texts.count] + " \(index)"
  }

  /// The old style: a comment for each second entry, an escape in each seventh.
  var strings: String {
    keys.enumerated().map { index, key in
      let comment = index.isMultiple(of: 2) ? "/* Title of element \(index) */\n" : ""
      let ending = index.isMultiple(of: 7) ? "\\n\\\"quoted\\\"" : ""
      return "\(comment)\"\(key)\" = \"\(text(index))\(ending)\";\n"
    }.joined()
  }

  /// The same texts as a string catalogue in three languages, of a fifth of the keys.
  var catalogue: String {
    let entries = keys.prefix(keys.count / 5).enumerated().map { index, key in
      let units = ["de", "en", "ja"].enumerated().map { offset, language in
        """
                "\(language)" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "\(text(index + offset))"
                  }
                }
        """
      }
      return """
            "\(key)" : {
              "comment" : "Title of element \(index)",
              "localizations" : {
        \(units.joined(separator: ",\n"))
              }
            }
        """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
  }
}

import Testing

/// In which language and with which numbers the program starts.
@Suite struct StartTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var variables: [String: String] = [:]
    var options = ""
    let title: String
    let amount: String
    var testDescription: String {
      (variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } + [options])
        .joined(separator: " ")
    }
  }

  static let cases = [
    Case(title: "Converter", amount: "5.15"),
    Case(variables: ["LANG": "de_DE.UTF-8"], title: "Umrechner", amount: "5,15"),
    Case(variables: ["LANG": "de_CH.UTF-8"], title: "Umrechner", amount: "5.15"),
    Case(
      variables: ["LANG": "en_US.UTF-8", "LC_ALL": "sr_RS.UTF-8"], title: "Конвертор",
      amount: "5,15"),
    Case(
      variables: ["LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"], title: "Converter",
      amount: "5,15"),
    Case(
      variables: ["LANG": "en_US.UTF-8", "LANGUAGE": "sr:de"], title: "Конвертор", amount: "5.15"),
    Case(variables: ["LANG": "C", "LANGUAGE": "sr"], title: "Converter", amount: "5.15"),
    Case(
      variables: ["LANG": "de_DE.UTF-8"], options: "--language sr", title: "Конвертор",
      amount: "5,15"),
    Case(options: "--language de --region CH", title: "Umrechner", amount: "5.15"),
    Case(options: "--language en --region DE", title: "Converter", amount: "5,15"),
    Case(options: "--language de-AT", title: "Umrechner", amount: "5,15"),
  ]

  @Test(arguments: cases) func follows(_ row: Case) throws {
    let words = row.options.split(separator: " ").map(String.init)
    let ended = try BuiltProgram.run(
      ["render", "--screen", "converter"] + words, home: TemporaryFolder(),
      variables: row.variables)
    #expect(ended.status == 0)
    let rows = ended.output.split(separator: "\n")
    #expect(rows.first?.hasPrefix(" \(row.title) ") == true)
    #expect(rows.count > 3 && rows[3].contains(" \(row.amount) "))
  }
}

import Foundation
import Testing

/// Wrong use is answered by one sentence on standard error and an exit code, and nothing else.
@Suite struct WrongUseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let status: Int32
    /// What the sentence has in it.
    let sentence: String
    var testDescription: String { "parlance \(line)" }
  }

  static let cases = [
    Case(line: "--nonsense", status: 64, sentence: "“--nonsense”"),
    Case(line: "-x", status: 64, sentence: "“-x”"),
    Case(line: "--language", status: 64, sentence: "--language"),
    Case(line: "--language d!", status: 64, sentence: "“d!”"),
    Case(line: "--region Serbia", status: 64, sentence: "“Serbia”"),
    Case(line: "--bidi left", status: 64, sentence: "auto, app, terminal, off"),
    Case(line: "--size 80x24", status: 64, sentence: "--size"),
    Case(line: "render --size 80", status: 64, sentence: "“80”"),
    Case(line: "render --size 0x24", status: 64, sentence: "“0x24”"),
    Case(line: "render --no-live", status: 64, sentence: "--no-live"),
    Case(line: "one two", status: 64, sentence: "two"),
    Case(line: "render --screen nosuch", status: 65, sentence: "“nosuch”"),
    Case(line: "nosuchfolder", status: 66, sentence: "nosuchfolder"),
    Case(line: "run nosuchfolder", status: 66, sentence: "nosuchfolder"),
    Case(line: "render nosuchfolder", status: 66, sentence: "nosuchfolder"),
    Case(line: "render /dev/null", status: 66, sentence: "/dev/null"),
    Case(line: "", status: 69, sentence: "not a terminal"),
    Case(line: "run --language sr", status: 69, sentence: "not a terminal"),
  ]

  @Test(arguments: cases) func isAnswered(_ row: Case) throws {
    let words = row.line.split(separator: " ").map(String.init)
    let ended = try BuiltProgram.run(words, home: TemporaryFolder())
    #expect(ended.status == row.status)
    #expect(ended.output.isEmpty)
    #expect(ended.errors.contains(row.sentence))
    #expect(ended.errors.hasPrefix("parlance: "))
    #expect(ended.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test func aFolderWithoutAStoryboard() throws {
    let home = try TemporaryFolder()
    try home.write("", to: "app/notes.txt")
    let ended = try BuiltProgram.run(
      ["render", home.url.appending(path: "app").path], home: home)
    #expect(ended.status == 66)
    #expect(ended.output.isEmpty)
    #expect(ended.errors.contains("*.storyboard.xml"))
  }

  @Test(arguments: ["run", "render"]) func aFaultyStoryboard(_ command: String) throws {
    let home = try TemporaryFolder()
    try home.write(
      """
      <storyboard id="a" initialScreen="first" developmentLanguage="en">
        <screen id="first">
          <lable text="x"/>
          <button titel="x" action="back"/>
        </screen>
      </storyboard>
      """, to: "app/a.storyboard.xml")
    let folder = home.url.appending(path: "app").path
    let ended = try BuiltProgram.run([command, folder], home: home)
    #expect(ended.status == 65)
    #expect(ended.output.isEmpty)
    let lines = ended.errors.split(separator: "\n")
    #expect(lines.count == 2, "one line for each fault")
    #expect(lines.first?.contains("\(folder)/a.storyboard.xml:3:5:") == true)
    #expect(lines.first?.contains("<label>") == true)
    #expect(lines.last?.contains("\(folder)/a.storyboard.xml:4:13:") == true)
  }

  @Test(arguments: ["--help", "-h", "--version", "run --help", "render --help"])
  func whatIsAskedForGoesToTheOutput(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let ended = try BuiltProgram.run(words, home: TemporaryFolder())
    #expect(ended.status == 0)
    #expect(ended.output.contains("parlance"))
    #expect(ended.errors.isEmpty)
  }
}

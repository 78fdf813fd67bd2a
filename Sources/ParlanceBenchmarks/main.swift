import Foundation

// Use: parlance-bench [CORPUS], where CORPUS is a folder in which real `.strings` files are sought.
let corpus = CommandLine.arguments.dropFirst().first.map { URL(fileURLWithPath: $0) }
if let corpus, (try? FileManager.default.contentsOfDirectory(atPath: corpus.path)) == nil {
  let sentence = "“\(corpus.relativePath)” is no folder. Use: parlance-bench [CORPUS]"
  FileHandle.standardError.write(Data("parlance-bench: \(sentence)\n".utf8))
  exit(66)
}
do {
  let scratch = try ScratchFolder()
  defer { scratch.remove() }
  let demo = try DemoFolders()
  let groups: [(name: String, figures: [Figure])] = [
    ("Screens", try frameFigures(demo)),
    ("A switch of the language", try switchFigures(demo, in: scratch)),
    ("A list of 100,000 rows", try listFigures(demo, in: scratch)),
    ("Tables", try tableFigures(demo, corpus: corpus)),
    ("Look-ups", try lookUpFigures(in: scratch)),
    ("Text and numbers", try textFigures() + numberFigures()),
    ("The terminal", try terminalFigures(demo)),
  ]
  let lines = Figure.lines(groups.flatMap(\.figures))
  print(lines[0])
  var rest = lines.dropFirst()
  for group in groups {
    print("\n" + group.name)
    rest.prefix(group.figures.count).forEach { print($0) }
    rest = rest.dropFirst(group.figures.count)
  }
} catch {
  FileHandle.standardError.write(Data("parlance-bench: \(error)\n".utf8))
  exit(1)
}

public import Foundation

/// The English sentences of the room, for developers and for the command line.
extension AppError: LocalizedError, CustomStringConvertible {
  /// One sentence, or one line for each fault of a storyboard.
  public var description: String {
    switch self {
    case .noFolder(let path):
      "\(path): there is no such folder; an app is a folder with a *.storyboard.xml file."
    case .notAFolder(let path):
      "\(path): this is a file; an app is the folder that a *.storyboard.xml file stands in."
    case .noResources(let name):
      "The folder \(name) is neither in a *.resources folder beside the program nor in ../share."
    case .noStoryboard(let folder):
      "\(folder): there is no *.storyboard.xml file in this folder."
    case .severalStoryboards(let folder, let files):
      "\(folder): one *.storyboard.xml file was expected, found \(files.joined(separator: ", "))."
    case .unreadable(let file, let reason):
      "\(file): the file cannot be read: \(reason)."
    case .faultyStoryboard(let issues):
      issues.map(\.description).joined(separator: "\n")
    case .noScreen(let id, let known):
      "There is no screen “\(id)”; the screens are \(known.joined(separator: ", "))."
    case .malformedLanguage(let tag, let file):
      "\(file): “\(tag)” is not a language tag; expected one such as de, sr-Latn or pt-BR."
    case .terminal(let sentence): sentence
    }
  }

  /// The same as `description`.
  public var errorDescription: String? { description }
}

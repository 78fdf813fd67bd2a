public import SourceText

/// Why an app cannot start.
public enum AppError: Error, Hashable, Sendable {
  /// There is no such folder.
  case noFolder(String)
  /// There is a file where a folder is expected.
  case notAFolder(String)
  /// No folder of this name ships with the program.
  case noResources(String)
  /// The folder has no file named `*.storyboard.xml`.
  case noStoryboard(folder: String)
  /// The folder has more than one such file.
  case severalStoryboards(folder: String, files: [String])
  /// A file is there and cannot be read.
  case unreadable(file: String, reason: String)
  /// The storyboard has faults; each names its place.
  case faultyStoryboard([Issue])
  /// The storyboard has no screen of this id.
  case noScreen(String, known: [String])
  /// The storyboard names a language in a way that is no language tag.
  case malformedLanguage(String, file: String)
  /// The terminal cannot be used; the sentence says why.
  case terminal(String)
}

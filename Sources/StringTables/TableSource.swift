import FoundationEssentials
import SourceText

/// The bytes of a table: a text in some encoding, or a binary property list.
enum TableSource {
  struct Binary {
    let path: String
    let bytes: [UInt8]
  }

  case text(SourceFile)
  case binary(Binary)

  init(_ file: TableFile) {
    let path = file.location.path
    self =
      file.data.starts(with: BinaryPropertyList.magic)
      ? .binary(Binary(path: path, bytes: [UInt8](file.data)))
      : .text(SourceFile(path: path, data: file.data))
  }

  var path: String {
    switch self {
    case .text(let file): file.path
    case .binary(let binary): binary.path
    }
  }
}

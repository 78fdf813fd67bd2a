extension XMLTree {
  /// More than that is no text that a person wrote, and a tree takes many times the file's size.
  static let maximumSize = 16 << 20

  /// Reads a file; of its faults only the first is known, for the rest would be echoes.
  ///
  /// Entities are never declared nor fetched; a DOCTYPE, where it is allowed, is passed over.
  /// - Parameters:
  ///   - file: UTF-8 or UTF-16; 16 MiB at most.
  ///   - allowsDoctype: Whether a DOCTYPE without declarations may stand before the root, as it
  ///     does in property lists.
  /// - Throws: The issue, with an `XMLFault`'s sentence.
  package init(reading file: SourceFile, allowsDoctype: Bool = false) throws(Issue) {
    guard file.bytes.count <= Self.maximumSize else {
      throw Issue(XMLFault.tooLarge, file: file.path, at: nil)
    }
    let lines = LineIndex(utf8: file.bytes)
    do throws(XMLError) {
      if let offset = file.invalidOffsets.first {
        throw XMLError(.invalidEncoding(file.encoding.rawValue), at: offset)
      }
      let scan = try XMLScan(file, lines: lines, allowsDoctype: allowsDoctype)
      self = try XMLTreeBuilder(scan).build()
    } catch {
      throw Issue(error.fault, file: file.path, at: error.offset.map { lines.position(at: $0) })
    }
  }
}

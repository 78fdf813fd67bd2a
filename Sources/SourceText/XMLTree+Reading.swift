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
    do throws(XMLError) {
      try self.init(parsing: file, allowsDoctype: allowsDoctype)
    } catch {
      throw error.issue(in: file)
    }
  }

  /// Reads a file for someone who goes on after a fault.
  ///
  /// - Throws: The fault with its byte.
  package init(parsing file: SourceFile, allowsDoctype: Bool) throws(XMLError) {
    guard file.bytes.count <= Self.maximumSize else { throw XMLError(.tooLarge, at: nil) }
    if let offset = file.invalidOffsets.first {
      throw XMLError(.invalidEncoding(file.encoding.rawValue), at: offset)
    }
    let lines = LineIndex(utf8: file.bytes)
    let scan = try XMLScan(file, lines: lines, allowsDoctype: allowsDoctype)
    self = try XMLTreeBuilder(scan).build()
  }
}

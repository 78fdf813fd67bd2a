/// A fault with the byte where it stands; nil for the file as a whole.
package struct XMLError: Error {
  package let fault: XMLFault
  package let offset: Int?

  init(_ fault: XMLFault, at offset: Int?) {
    self.fault = fault
    self.offset = offset
  }

  /// The fault with its line and column in the file that was read.
  package func issue(in file: SourceFile) -> Issue {
    Issue(
      fault, file: file.path, at: offset.map { LineIndex(utf8: file.bytes).position(at: $0) })
  }
}

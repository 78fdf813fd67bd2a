/// A fault with the byte where it stands; nil for the file as a whole.
struct XMLError: Error {
  let fault: XMLFault
  let offset: Int?

  init(_ fault: XMLFault, at offset: Int?) {
    self.fault = fault
    self.offset = offset
  }
}

import CICU

/// Where words are (UAX #29, Thai, Chinese and Japanese by dictionary).
package enum WordBreaks {
  /// The words of a text in their order, in UTF-8 bytes; what has no letter or digit is no word.
  ///
  /// There are none if ICU fails, which it does only for want of memory.
  package static func words(in text: String) -> [Range<Int>] {
    let units = Array(text.utf16)
    var status = U_ZERO_ERROR
    // The root locale's rules: the tailorings of others concern colons in Finnish and Swedish.
    let iterator = ubrk_open(UBRK_WORD, "", units, Int32(units.count), &status)
    guard let iterator else { return [] }
    defer { ubrk_close(iterator) }
    var words: [Range<Int>] = []
    var scalars = text.unicodeScalars.makeIterator()
    var (unit, byte) = (0, 0)
    while case let boundary = ubrk_next(iterator), boundary != UBRK_DONE {
      let start = byte
      var isWord = false
      while unit < Int(boundary), let scalar = scalars.next() {
        isWord = isWord || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        unit += UTF16.width(scalar)
        byte += UTF8.width(scalar)
      }
      if isWord { words.append(start..<byte) }
    }
    return words
  }
}

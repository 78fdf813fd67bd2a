extension Unicode.Scalar {
  /// The columns of the scalars on which glibc 2.36 and Unicode's properties differ.
  ///
  /// Pinned to what terminals draw: no property explains them.
  var widthException: Int? {
    switch value {
    case 0x2630...0x2637: 1  // trigrams: East Asian wide since Unicode 16
    case 0x268A...0x268F: 1  // monograms and digrams: the same
    case 0x3248...0x324F: 2  // circled numbers on black squares: ambiguous, drawn wide
    case 0x1171E: 0  // Ahom medial ra: a spacing mark since Unicode 15
    case 0x1D300...0x1D356: 1  // Tai Xuan Jing symbols: wide since Unicode 16
    case 0x1D360...0x1D376: 1  // counting rods: the same
    default: nil
    }
  }
}

import Glibc

/// The one locale category that ncurses draws by, `LC_CTYPE`.
enum CharacterLocale {
  /// Takes it from the environment, and UTF-8 where the environment has another encoding: in the
  /// C locale every scalar beyond ASCII has width −1 and is never drawn.
  static func useUTF8() {
    setlocale(LC_CTYPE, "")
    for name in ["C.UTF-8", "C.utf8", "en_US.UTF-8"] where !isUTF8 {
      setlocale(LC_CTYPE, name)
    }
  }

  private static var isUTF8: Bool {
    nl_langinfo(nl_item(CODESET)).map { String(cString: $0) == "UTF-8" } ?? false
  }
}

/// How the program ends, after sysexits(3).
enum ExitCode: Int32 {
  case success = 0
  /// `check` found errors, `strings` had issues.
  case findings = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case noTerminal = 69
  /// An error that the app threw.
  case software = 70
  case inputOutput = 74
}

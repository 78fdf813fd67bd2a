/// What `--help` prints.
enum Usage {
  static let version = "parlance 0.1"

  static let text = """
    usage: parlance [run] [APP] [--language TAG] [--region REGION] [--no-live] [--bidi MODE]
           parlance languages [APP]
           parlance message KEY [ARG ...] [--language TAG] [--table T] [--app APP]
           parlance strings FILE [--language TAG]
           parlance render [APP] [--screen ID] [--language TAG] [--region REGION] [--size 80x24]
           parlance --help | --version

    Runs an app whose screens change their language while they run; or lists its languages (tag,
    own name, direction, decimal separator, percent translated, separated by tabs), prints one
    message with its arguments, a string table as JSON, or the app's screens.
    APP is a folder with one *.storyboard.xml file and its string tables; without it, the demo
    that ships. After -- every word is an operand, such as a number below 0.

      --language TAG   the language to start in, such as sr or pt-BR; render takes all too
      --region REGION  the region whose number format is used, such as DE
      --no-live        a language that is chosen comes at the next start
      --bidi MODE      who orders right-to-left text: auto, app, terminal or off
      --table T        the string table, where it is not Localizable
      --app APP        the app whose message is printed
      --screen ID      the screen to print, or all; may be given more than once
      --size 80x24     its columns and rows; may be given more than once
      -h, --help       this text
      --version        the version

    In the app, F2 goes to the next language, F1 shows the keys, Ctrl-Q quits.
    Exit codes: 0, 1 strings had issues, 64 wrong usage, 65 faulty app, 66 no such app, 69 no usable terminal,
    70 an error of the app, 74 input or output failed.
    """
}

/// What `--help` prints.
enum Usage {
  static let version = "parlance 0.1"

  static let text = """
    usage: parlance [run] [APP] [--language TAG] [--region REGION] [--no-live] [--bidi MODE]
           parlance render [APP] [--screen ID] [--language TAG] [--region REGION] [--size 80x24]
           parlance --help | --version

    Runs an app whose screens change their language while they run, or prints its screens.
    APP is a folder with one *.storyboard.xml file and its string tables; without it, the demo
    that ships runs.

      --language TAG   the language to start in, such as sr or pt-BR
      --region REGION  the region whose number format is used, such as DE
      --no-live        a language that is chosen comes at the next start
      --bidi MODE      who orders right-to-left text: auto, app, terminal or off
      --screen ID      the screen to print, or all; may be given more than once
      --size 80x24     its columns and rows; may be given more than once
      -h, --help       this text
      --version        the version

    In the app, F2 goes to the next language, F1 shows the keys, Ctrl-Q quits.
    Exit codes: 0, 64 wrong usage, 65 faulty app, 66 no such app, 69 no usable terminal,
    70 an error of the app, 74 input or output failed.
    """
}

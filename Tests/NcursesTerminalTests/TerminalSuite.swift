import Testing

/// Tests that have the terminal of this process, one after the other: ncurses has one screen.
@Suite(.serialized) enum TerminalSuite {}

/* ncurses as Swift can import it, and the restore of the terminal on every way out. */
#ifndef CNCURSES_H
#define CNCURSES_H

#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#include <curses.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <wchar.h>

/* <term.h> defines hundreds of short macros (`columns`, `lines`, `bell`); these are all it is
   needed for. */
extern int setupterm(const char *type, int descriptor, int *result);
extern char *tigetstr(const char *capability);
extern int tigetnum(const char *capability);
extern struct term *cur_term;
extern int del_curterm(struct term *terminal);

/* Attributes are cast macros, and the counts are mutable globals: neither can be imported. */
static inline attr_t attribute_bold(void) { return A_BOLD; }
static inline attr_t attribute_dim(void) { return A_DIM; }
static inline attr_t attribute_italic(void) { return A_ITALIC; }
static inline attr_t attribute_underline(void) { return A_UNDERLINE; }
static inline attr_t attribute_reverse(void) { return A_REVERSE; }
static inline int color_count(void) { return COLORS; }
static inline int color_pair_count(void) { return COLOR_PAIRS; }

/* Frees what `setupterm` opened; `newterm` opens its own. */
static inline void close_terminfo(void) {
  if (cur_term) del_curterm(cur_term);
}

/* What ncurses believes the terminal to show. */
static inline WINDOW *current_screen(void) { return curscr; }

/* `tigetstr` tells "not a string capability" from "absent" by a pointer of -1. */
static inline const char *terminfo_string(const char *capability) {
  const char *value = tigetstr(capability);
  return value == (const char *)-1 ? NULL : value;
}

/* By this ncurses counts columns; <wchar.h> hides it from Swift, as X/Open's. */
extern int wcwidth(wchar_t scalar);

/* The window size that the kernel knows; false where it knows none. */
static inline bool terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0)
    return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

/* What happened meanwhile, as bits of `restore_take_news`. */
enum { RESTORE_RESIZED = 1, RESTORE_RESUMED = 2 };

/* Remembers the terminal's modes and arms the handlers. Call it before `newterm`, which then
   leaves the signals alone. Returns 0, EBUSY while armed already, or another errno. */
int restore_arm(int terminal);

/* Sets the bytes that undo every mode set so far. Call it before a mode is written. */
void restore_set_undo(const unsigned char *bytes, size_t length);

/* Whether answers of the terminal are on the way: they are read and dropped before it is given
   back. */
void restore_await_answers(bool awaits);

/* Holds what is written to stderr until the terminal is given back, if stderr is a terminal. */
void restore_hold_errors(void);

/* Drops the older of the held errors when they are many: nobody reads them before the end. */
void restore_trim_errors(void);

/* Gives the terminal back: undo bytes, modes, held errors. Does nothing the second time. */
void restore_leave(void);

/* Gives the terminal back, and the signals to whom they belonged. */
void restore_disarm(void);

/* Gives the terminal back and stops the process group, as the terminal's own Ctrl-Z would.
   RESTORE_RESUMED is news after it, if anything was done. */
void restore_suspend(void);

/* Takes the terminal again after a stop: in the background it stops once more, as any program
   that reaches for the terminal there. Says whether the terminal had been given back, which
   SIGSTOP leaves no time for. Returns 0, or EIO where the terminal is out of reach for good. */
int restore_retake(bool *was_given_back);

/* Whether the terminal is ours to write to: taken, and this process in the foreground. */
bool restore_may_write(void);

/* Becomes readable when there is news. */
int restore_news_descriptor(void);

/* The news since the last call, as bits. */
int restore_take_news(void);

#endif

// getopt_long without its global variables in sight: Swift 6 does not let a program touch them.
#pragma once

#include <getopt.h>
#include <stddef.h>

// One option as getopt_long(3) found it.
struct found_option {
  // The option's letter or number, '?' for an unknown one, ':' for a missing argument, -1 at the end.
  int code;
  // Its argument, or NULL.
  const char *argument;
  // The index of the word of the command line that comes next.
  int next;
};

// Starts anew; the words may be reordered, so that operands come last.
static inline void options_restart(void) {
  optind = 0;
  opterr = 0;
}

static inline struct found_option options_next(int count, char *const *words, const char *letters,
                                               const struct option *names) {
  int code = getopt_long(count, words, letters, names, NULL);
  struct found_option found = {code, optarg, optind};
  return found;
}

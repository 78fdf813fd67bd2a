/* Gives the terminal back on every way out of the process.

   State is static here and nowhere else: a signal handler has no other place for it. Whatever a
   handler reaches uses only functions of the async-signal-safe list of POSIX.1-2017, 2.4.3, and
   `dup2`d descriptors; it runs with every signal blocked. */
#define _GNU_SOURCE 1
#include "CNcurses.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

enum screen_state { DOWN, UP, LEAVING };
enum { UNDO_CAPACITY = 1024, STACK_SIZE = 64 * 1024, WRITE_PATIENCE_MS = 500, ANSWER_PATIENCE_MS = 200,
       ANSWER_LENGTH = 4096 };
enum { MANY_ERRORS = 1 << 20, KEPT_ERRORS = 1 << 16 };

static _Atomic int screen = DOWN;
static _Atomic bool armed;
static pid_t owner;
static int terminal = -1;
static struct termios modes;

/* Two, so that one is whole at any time. */
static struct { size_t length; unsigned char bytes[UNDO_CAPACITY]; } undo[2];
static _Atomic int undo_index;

static _Atomic bool awaits_answers;

static int real_errors = -1, held_errors = -1;
static _Atomic bool holds_errors;

static int news_pipe[2] = {-1, -1};
static _Atomic int news;
static _Atomic unsigned continues;

static struct sigaction former[NSIG];
static bool taken[NSIG];
static unsigned char stack[STACK_SIZE];

static const int ends[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE};
static const int faults[] = {SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE};
#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* A terminal that is nobody's controlling terminal has no foreground to be outside of. */
static bool in_background(void) {
  pid_t foreground = tcgetpgrp(terminal);
  return foreground > 0 && foreground != getpgrp();
}

/* Gives up on a terminal that takes nothing: the process must be able to end. */
static void write_all(int descriptor, const unsigned char *bytes, size_t length) {
  while (length > 0) {
    struct pollfd room = {.fd = descriptor, .events = POLLOUT};
    if (poll(&room, 1, WRITE_PATIENCE_MS) == 0) return;
    ssize_t count = write(descriptor, bytes, length);
    if (count < 0 && errno != EINTR && errno != EAGAIN) return;
    if (count > 0) bytes += count, length -= (size_t)count;
  }
}

/* An answer that came after the end would be typed at the shell: reads until the last one, DA1's
   `ESC [ ? … c`, has come, or for a fifth of a second. */
static void drain_answers(void) {
  unsigned char byte;
  bool is_private = false;
  struct pollfd entry = {.fd = terminal, .events = POLLIN};
  if (!atomic_exchange(&awaits_answers, false)) return;
  for (int waited = 0, count = 0; waited < ANSWER_PATIENCE_MS && count < ANSWER_LENGTH;) {
    int found = poll(&entry, 1, 10);
    if (found == 0) waited += 10;
    if (found == 0 || (found < 0 && errno == EINTR)) continue;
    if (read(terminal, &byte, 1) != 1) return;
    count++;
    if (byte == 'c' && is_private) return;
    if (byte == 0x1B || byte == '$') is_private = false;
    if (byte == '?') is_private = true;
  }
}

static void replay_errors(void) {
  if (!atomic_exchange(&holds_errors, false)) return;
  dup2(real_errors, STDERR_FILENO);
  unsigned char bytes[4096];
  ssize_t count;
  lseek(held_errors, 0, SEEK_SET);
  while ((count = read(held_errors, bytes, sizeof bytes)) > 0)
    write_all(STDERR_FILENO, bytes, (size_t)count);
  if (ftruncate(held_errors, 0) == 0) lseek(held_errors, 0, SEEK_SET);
}

/* Every signal is blocked here, so only another thread can be found LEAVING; it will finish.
   A child between `fork` and `exec` owns nothing. */
static void give_back(void) {
  int state = UP;
  if (!armed || getpid() != owner) return;
  if (!atomic_compare_exchange_strong(&screen, &state, LEAVING)) {
    while (atomic_load(&screen) == LEAVING) poll(NULL, 0, 1);
    return;
  }
  if (!in_background()) {
    int index = atomic_load(&undo_index);
    drain_answers();
    write_all(terminal, undo[index].bytes, undo[index].length);
    tcsetattr(terminal, TCSANOW, &modes);
  }
  replay_errors();
  atomic_store(&screen, DOWN);
}

static void announce(int what) {
  int error = errno;
  atomic_fetch_or(&news, what);
  if (write(news_pipe[1], "!", 1) < 0) { /* full: then there is news to read already */ }
  errno = error;
}

static void note(int signal) {
  if (signal == SIGCONT) atomic_fetch_add(&continues, 1);
  announce(signal == SIGCONT ? RESTORE_RESUMED : RESTORE_RESIZED);
}

/* A fault returns to its instruction, which faults again for the former handler, with its true
   address; not a trap, whose instruction is behind it. The rest is raised again, and arrives when
   this handler returns. */
static void end(int signal, siginfo_t *info, void *context) {
  (void)context;
  bool fault = false;
  give_back();
  for (size_t i = 0; i < COUNT(faults); i++) fault |= faults[i] == signal;
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigaction(signal, fault ? &former[signal] : &standard, NULL);
  if (!fault || info->si_code <= 0 || signal == SIGTRAP) raise(signal);
}

/* SIGTSTP and not SIGSTOP: an orphaned process group, which nobody could continue, ignores it. */
static void stop(int signal) {
  int error = errno;
  struct sigaction ours, standard = {.sa_handler = SIG_DFL};
  sigset_t only;
  give_back();
  sigaction(signal, &standard, &ours);
  raise(signal);
  sigemptyset(&only);
  sigaddset(&only, signal);
  pthread_sigmask(SIG_UNBLOCK, &only, NULL); /* stops here */
  pthread_sigmask(SIG_BLOCK, &only, NULL);
  sigaction(signal, &ours, NULL);
  announce(RESTORE_RESUMED);
  errno = error;
}

/* What a parent chose to ignore (nohup, a shell without job control) stays ignored. */
static void take(int signal, struct sigaction action) {
  sigfillset(&action.sa_mask);
  action.sa_flags |= SA_ONSTACK;
  sigaction(signal, NULL, &former[signal]);
  taken[signal] = former[signal].sa_handler != SIG_IGN;
  if (taken[signal]) sigaction(signal, &action, NULL);
}

static void leave_at_exit(void) { restore_leave(); }

int restore_arm(int descriptor) {
  static bool registered;
  stack_t old;
  if (armed) return EBUSY;
  if (tcgetattr(descriptor, &modes) != 0) return errno;
  if (news_pipe[0] < 0 && pipe2(news_pipe, O_NONBLOCK | O_CLOEXEC) != 0) return errno;
  terminal = descriptor;
  owner = getpid();
  undo[0].length = undo[1].length = 0;
  restore_take_news();
  if (sigaltstack(NULL, &old) == 0 && (old.ss_flags & SS_DISABLE))
    sigaltstack(&(stack_t){.ss_sp = stack, .ss_size = sizeof stack}, NULL);
  for (size_t i = 0; i < COUNT(ends); i++)
    take(ends[i], (struct sigaction){.sa_sigaction = end, .sa_flags = SA_SIGINFO});
  for (size_t i = 0; i < COUNT(faults); i++)
    take(faults[i], (struct sigaction){.sa_sigaction = end, .sa_flags = SA_SIGINFO});
  take(SIGTSTP, (struct sigaction){.sa_handler = stop, .sa_flags = SA_RESTART});
  take(SIGCONT, (struct sigaction){.sa_handler = note, .sa_flags = SA_RESTART});
  take(SIGWINCH, (struct sigaction){.sa_handler = note, .sa_flags = SA_RESTART});
  if (!registered) registered = atexit(leave_at_exit) == 0;
  armed = true;
  atomic_store(&screen, UP);
  return 0;
}

void restore_set_undo(const unsigned char *bytes, size_t length) {
  int next = !atomic_load(&undo_index);
  undo[next].length = length < UNDO_CAPACITY ? length : UNDO_CAPACITY;
  memcpy(undo[next].bytes, bytes, undo[next].length);
  atomic_store(&undo_index, next);
}

void restore_await_answers(bool awaits) { atomic_store(&awaits_answers, awaits); }

void restore_hold_errors(void) {
  if (atomic_load(&holds_errors) || !isatty(STDERR_FILENO)) return;
  if (held_errors < 0) held_errors = memfd_create("stderr", MFD_CLOEXEC);
  if (real_errors >= 0) close(real_errors);
  real_errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (held_errors < 0 || real_errors < 0) return;
  atomic_store(&holds_errors, true);
  dup2(held_errors, STDERR_FILENO);
}

void restore_trim_errors(void) {
  static char bytes[KEPT_ERRORS];
  if (!atomic_load(&holds_errors)) return;
  off_t length = lseek(held_errors, 0, SEEK_CUR);
  if (length < MANY_ERRORS) return;
  ssize_t count = pread(held_errors, bytes, sizeof bytes, length - KEPT_ERRORS);
  if (count > 0 && ftruncate(held_errors, 0) == 0 && lseek(held_errors, 0, SEEK_SET) == 0)
    write_all(held_errors, (unsigned char *)bytes, (size_t)count);
}

void restore_leave(void) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  give_back();
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void restore_disarm(void) {
  stack_t now;
  restore_leave();
  for (int signal = 1; signal < NSIG; signal++)
    if (taken[signal]) sigaction(signal, &former[signal], NULL), taken[signal] = false;
  if (sigaltstack(NULL, &now) == 0 && now.ss_sp == stack)
    sigaltstack(&(stack_t){.ss_flags = SS_DISABLE}, NULL);
  armed = false;
}

void restore_suspend(void) {
  if (!taken[SIGTSTP]) return;
  restore_leave();
  kill(0, SIGTSTP);
}

int restore_retake(bool *was_given_back) {
  while (in_background()) {
    unsigned before = atomic_load(&continues);
    raise(SIGTTOU);
    if (atomic_load(&continues) == before) return EIO;
  }
  *was_given_back = atomic_load(&screen) == DOWN;
  if (*was_given_back) {
    if (tcgetattr(terminal, &modes) != 0) return errno;
    atomic_store(&screen, UP);
  }
  atomic_fetch_and(&news, ~RESTORE_RESUMED);
  restore_hold_errors();
  return 0;
}

bool restore_may_write(void) { return atomic_load(&screen) == UP && !in_background(); }

int restore_news_descriptor(void) { return news_pipe[0]; }

int restore_take_news(void) {
  char bytes[64];
  while (read(news_pipe[0], bytes, sizeof bytes) > 0) {}
  return atomic_exchange(&news, 0);
}

// Break iterators (UAX #14 for lines).
#pragma once

#include <_foundation_unicode/ubrk.h>

#undef ubrk_open
static inline UBreakIterator *ubrk_open(
    UBreakIteratorType type, const char *locale, const UChar *text, int32_t length,
    UErrorCode *status) {
  return swift_ubrk_open(type, locale, text, length, status);
}

#undef ubrk_close
static inline void ubrk_close(UBreakIterator *iterator) { swift_ubrk_close(iterator); }

/// The next boundary, or UBRK_DONE.
#undef ubrk_next
static inline int32_t ubrk_next(UBreakIterator *iterator) { return swift_ubrk_next(iterator); }

/// Borrows `text` until the next call or the close.
#undef ubrk_setText
static inline void ubrk_setText(
    UBreakIterator *iterator, const UChar *text, int32_t length, UErrorCode *status) {
  swift_ubrk_setText(iterator, text, length, status);
}

// Order and search by a language's collation.
#pragma once

#include <_foundation_unicode/ucol.h>
#include <_foundation_unicode/usearch.h>

#undef ucol_open
static inline UCollator *ucol_open(const char *locale, UErrorCode *status) {
  return swift_ucol_open(locale, status);
}

#undef ucol_close
static inline void ucol_close(UCollator *collator) { swift_ucol_close(collator); }

#undef ucol_setStrength
static inline void ucol_setStrength(UCollator *collator, UCollationStrength strength) {
  swift_ucol_setStrength(collator, strength);
}

#undef ucol_strcollUTF8
static inline UCollationResult ucol_strcollUTF8(
    const UCollator *collator, const char *first, int32_t firstLength, const char *second,
    int32_t secondLength, UErrorCode *status) {
  return swift_ucol_strcollUTF8(collator, first, firstLength, second, secondLength, status);
}

#undef usearch_openFromCollator
static inline UStringSearch *usearch_openFromCollator(
    const UChar *pattern, int32_t patternLength, const UChar *text, int32_t textLength,
    const UCollator *collator, UBreakIterator *breaks, UErrorCode *status) {
  return swift_usearch_openFromCollator(
      pattern, patternLength, text, textLength, collator, breaks, status);
}

#undef usearch_close
static inline void usearch_close(UStringSearch *search) { swift_usearch_close(search); }

#undef usearch_setText
static inline void usearch_setText(
    UStringSearch *search, const UChar *text, int32_t textLength, UErrorCode *status) {
  swift_usearch_setText(search, text, textLength, status);
}

#undef usearch_first
static inline int32_t usearch_first(UStringSearch *search, UErrorCode *status) {
  return swift_usearch_first(search, status);
}

// Normalization form C (UAX #15).
#pragma once

#include <_foundation_unicode/unorm2.h>

/// ICU's own singleton: never close it.
#undef unorm2_getNFCInstance
static inline const UNormalizer2 *unorm2_getNFCInstance(UErrorCode *status) {
  return swift_unorm2_getNFCInstance(status);
}

#undef unorm2_normalize
static inline int32_t unorm2_normalize(
    const UNormalizer2 *form, const UChar *source, int32_t length, UChar *result,
    int32_t capacity, UErrorCode *status) {
  return swift_unorm2_normalize(form, source, length, result, capacity, status);
}

// Arabic letters to their presentation forms.
#pragma once

#include <_foundation_unicode/ushape.h>

#undef u_shapeArabic
static inline int32_t u_shapeArabic(
    const UChar *source, int32_t length, UChar *result, int32_t capacity, uint32_t options,
    UErrorCode *status) {
  return swift_u_shapeArabic(source, length, result, capacity, options, status);
}

// The Unicode bidirectional algorithm (UAX #9).
#pragma once

#include <_foundation_unicode/ubidi.h>

#undef ubidi_open
static inline UBiDi *ubidi_open(void) { return swift_ubidi_open(); }

#undef ubidi_close
static inline void ubidi_close(UBiDi *bidi) { swift_ubidi_close(bidi); }

/// Borrows `text` until the next call or the close.
#undef ubidi_setPara
static inline void ubidi_setPara(
    UBiDi *bidi, const UChar *text, int32_t length, UBiDiLevel base, UErrorCode *status) {
  swift_ubidi_setPara(bidi, text, length, base, NULL, status);
}

/// One level for each unit of the text; owned by `bidi`.
#undef ubidi_getLevels
static inline const UBiDiLevel *ubidi_getLevels(UBiDi *bidi, UErrorCode *status) {
  return swift_ubidi_getLevels(bidi, status);
}

/// Rule L2: `map[visual]` becomes the logical index.
#undef ubidi_reorderVisual
static inline void ubidi_reorderVisual(const UBiDiLevel *levels, int32_t length, int32_t *map) {
  swift_ubidi_reorderVisual(levels, length, map);
}

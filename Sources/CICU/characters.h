// Properties of a Unicode scalar.
#pragma once

#include <_foundation_unicode/uchar.h>

#undef u_charType
static inline int8_t u_charType(UChar32 scalar) { return swift_u_charType(scalar); }

#undef u_charDirection
static inline UCharDirection u_charDirection(UChar32 scalar) {
  return swift_u_charDirection(scalar);
}

#undef u_charMirror
static inline UChar32 u_charMirror(UChar32 scalar) { return swift_u_charMirror(scalar); }

/// The version of Unicode that added the scalar, its major number first; zeros if unassigned.
#undef u_charAge
static inline void u_charAge(UChar32 scalar, uint8_t *version) {
  swift_u_charAge(scalar, version);
}

#undef u_getCombiningClass
static inline uint8_t u_getCombiningClass(UChar32 scalar) {
  return swift_u_getCombiningClass(scalar);
}

#undef u_getIntPropertyValue
static inline int32_t u_getIntPropertyValue(UChar32 scalar, UProperty property) {
  return swift_u_getIntPropertyValue(scalar, property);
}

#undef u_hasBinaryProperty
static inline UBool u_hasBinaryProperty(UChar32 scalar, UProperty property) {
  return swift_u_hasBinaryProperty(scalar, property);
}

/// The other bracket of a pair (BidiBrackets.txt); the scalar itself if it is no bracket.
#undef u_getBidiPairedBracket
static inline UChar32 u_getBidiPairedBracket(UChar32 scalar) {
  return swift_u_getBidiPairedBracket(scalar);
}

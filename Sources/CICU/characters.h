// Properties of a Unicode scalar: general category, East Asian width, joining, mirroring.
#pragma once

#include <_foundation_unicode/uchar.h>

#undef u_charType
static inline int8_t u_charType(UChar32 scalar) { return swift_u_charType(scalar); }

#undef u_getIntPropertyValue
static inline int32_t u_getIntPropertyValue(UChar32 scalar, UProperty property) {
  return swift_u_getIntPropertyValue(scalar, property);
}

#undef u_hasBinaryProperty
static inline UBool u_hasBinaryProperty(UChar32 scalar, UProperty property) {
  return swift_u_hasBinaryProperty(scalar, property);
}

#undef u_charMirror
static inline UChar32 u_charMirror(UChar32 scalar) { return swift_u_charMirror(scalar); }

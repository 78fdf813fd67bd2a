// The ICU that ships with the Swift toolchain, under ICU's own plain names.
//
// Foundation's copy renames every function by a macro (u_charType is swift_u_charType), and Swift
// sees no macros. So each function that we use is wrapped here, in the header of its subject:
//
//   #undef u_charType
//   static inline int8_t u_charType(UChar32 scalar) { return swift_u_charType(scalar); }
//
// This folder is the one place that knows the prefix, and the one to change if that ICU moves.
// Types and constants come from ICU's own headers as they are.
#pragma once

#include "characters.h"
#include "normalization.h"
#include "bidi.h"
#include "breaks.h"
#include "shaping.h"
#include "plurals.h"
#include "locales.h"
#include "collation.h"

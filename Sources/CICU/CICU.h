// The ICU that ships with the Swift toolchain, under ICU's own plain names.
// Foundation's copy renames every function (swift_ubidi_open); this is the one place that knows.
#pragma once

#include "characters.h"
#include "normalization.h"
#include "bidi.h"
#include "breaks.h"
#include "shaping.h"
#include "plurals.h"
#include "locales.h"
#include "collation.h"

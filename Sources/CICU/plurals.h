// Plural rules and the formatted numbers that they read (a number's visible digits decide).
#pragma once

#include <_foundation_unicode/unumberformatter.h>
#include <_foundation_unicode/upluralrules.h>

#undef uplrules_open
static inline UPluralRules *uplrules_open(const char *locale, UErrorCode *status) {
  return swift_uplrules_open(locale, status);
}

#undef uplrules_close
static inline void uplrules_close(UPluralRules *rules) { swift_uplrules_close(rules); }

#undef uplrules_select
static inline int32_t uplrules_select(
    const UPluralRules *rules, double number, UChar *keyword, int32_t capacity,
    UErrorCode *status) {
  return swift_uplrules_select(rules, number, keyword, capacity, status);
}

#undef uplrules_selectFormatted
static inline int32_t uplrules_selectFormatted(
    const UPluralRules *rules, const UFormattedNumber *number, UChar *keyword, int32_t capacity,
    UErrorCode *status) {
  return swift_uplrules_selectFormatted(rules, number, keyword, capacity, status);
}

#undef unumf_openForSkeletonAndLocale
static inline UNumberFormatter *unumf_openForSkeletonAndLocale(
    const UChar *skeleton, int32_t skeletonLength, const char *locale, UErrorCode *status) {
  return swift_unumf_openForSkeletonAndLocale(skeleton, skeletonLength, locale, status);
}

#undef unumf_close
static inline void unumf_close(UNumberFormatter *formatter) { swift_unumf_close(formatter); }

#undef unumf_openResult
static inline UFormattedNumber *unumf_openResult(UErrorCode *status) {
  return swift_unumf_openResult(status);
}

#undef unumf_closeResult
static inline void unumf_closeResult(UFormattedNumber *result) { swift_unumf_closeResult(result); }

#undef unumf_formatDecimal
static inline void unumf_formatDecimal(
    const UNumberFormatter *formatter, const char *digits, int32_t length,
    UFormattedNumber *result, UErrorCode *status) {
  swift_unumf_formatDecimal(formatter, digits, length, result, status);
}

#undef uplrules_getKeywords
static inline UEnumeration *uplrules_getKeywords(const UPluralRules *rules, UErrorCode *status) {
  return swift_uplrules_getKeywords(rules, status);
}

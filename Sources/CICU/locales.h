// Language tags, likely subtags, matching, direction, display names, regions and currencies.
#pragma once

#include <_foundation_unicode/ucurr.h>
#include <_foundation_unicode/uldnames.h>
#include <_foundation_unicode/uenum.h>
#include <_foundation_unicode/uloc.h>

#undef uloc_forLanguageTag
static inline int32_t uloc_forLanguageTag(
    const char *tag, char *locale, int32_t capacity, int32_t *parsedLength, UErrorCode *status) {
  return swift_uloc_forLanguageTag(tag, locale, capacity, parsedLength, status);
}

#undef uloc_toLanguageTag
static inline int32_t uloc_toLanguageTag(
    const char *locale, char *tag, int32_t capacity, UBool strict, UErrorCode *status) {
  return swift_uloc_toLanguageTag(locale, tag, capacity, strict, status);
}

#undef uloc_canonicalize
static inline int32_t uloc_canonicalize(
    const char *locale, char *name, int32_t capacity, UErrorCode *status) {
  return swift_uloc_canonicalize(locale, name, capacity, status);
}

#undef uloc_addLikelySubtags
static inline int32_t uloc_addLikelySubtags(
    const char *locale, char *maximized, int32_t capacity, UErrorCode *status) {
  return swift_uloc_addLikelySubtags(locale, maximized, capacity, status);
}

#undef uloc_isRightToLeft
static inline UBool uloc_isRightToLeft(const char *locale) {
  return swift_uloc_isRightToLeft(locale);
}

#undef uloc_getISOCountries
static inline const char *const *uloc_getISOCountries(void) { return swift_uloc_getISOCountries(); }

#undef uloc_getISOLanguages
static inline const char *const *uloc_getISOLanguages(void) { return swift_uloc_getISOLanguages(); }

#undef uloc_acceptLanguage
static inline int32_t uloc_acceptLanguage(
    char *result, int32_t capacity, UAcceptResult *outcome, const char **wishes,
    int32_t wishCount, UEnumeration *available, UErrorCode *status) {
  return swift_uloc_acceptLanguage(
      result, capacity, outcome, wishes, wishCount, available, status);
}

// The enumeration borrows the array: it must outlive the enumeration.
#undef uenum_openCharStringsEnumeration
static inline UEnumeration *uenum_openCharStringsEnumeration(
    const char *const *strings, int32_t count, UErrorCode *status) {
  return swift_uenum_openCharStringsEnumeration(strings, count, status);
}

#undef uenum_next
static inline const char *uenum_next(
    UEnumeration *enumeration, int32_t *length, UErrorCode *status) {
  return swift_uenum_next(enumeration, length, status);
}

#undef uenum_close
static inline void uenum_close(UEnumeration *enumeration) { swift_uenum_close(enumeration); }

#undef uldn_openForContext
static inline ULocaleDisplayNames *uldn_openForContext(
    const char *locale, UDisplayContext *contexts, int32_t count, UErrorCode *status) {
  return swift_uldn_openForContext(locale, contexts, count, status);
}

#undef uldn_close
static inline void uldn_close(ULocaleDisplayNames *names) { swift_uldn_close(names); }

#undef uldn_localeDisplayName
static inline int32_t uldn_localeDisplayName(
    const ULocaleDisplayNames *names, const char *locale, UChar *result, int32_t capacity,
    UErrorCode *status) {
  return swift_uldn_localeDisplayName(names, locale, result, capacity, status);
}

#undef uldn_regionDisplayName
static inline int32_t uldn_regionDisplayName(
    const ULocaleDisplayNames *names, const char *region, UChar *result, int32_t capacity,
    UErrorCode *status) {
  return swift_uldn_regionDisplayName(names, region, result, capacity, status);
}

#undef ucurr_getDefaultFractionDigits
static inline int32_t ucurr_getDefaultFractionDigits(const UChar *currency, UErrorCode *status) {
  return swift_ucurr_getDefaultFractionDigits(currency, status);
}

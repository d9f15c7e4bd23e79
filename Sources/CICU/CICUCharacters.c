// Forwards ICU's functions for line breaks and directions to its library of characters, which is loaded on the first
// call.

#include "include/CICU.h"
#include "headers.h"
#include "versions.h"

static struct forwarded_library library = ICU_LIBRARY("uc");

const char *icu_characters_problem(void) { return forwarded_library_problem(&library); }

FUNCTION(UBreakIterator *, ubrk_open,
  (UBreakIteratorType type, const char *locale, const UChar *text, int32_t textLength, UErrorCode *status),
  (type, locale, text, textLength, status))
PROCEDURE(ubrk_close, (UBreakIterator *bi), (bi))
FUNCTION(int32_t, ubrk_next, (UBreakIterator *bi), (bi))
FUNCTION(int32_t, ubrk_getRuleStatus, (UBreakIterator *bi), (bi))

FUNCTION(UBiDi *, ubidi_open, (void), ())
PROCEDURE(ubidi_close, (UBiDi *pBiDi), (pBiDi))
PROCEDURE(ubidi_setPara,
  (UBiDi *pBiDi, const UChar *text, int32_t length, UBiDiLevel paraLevel, UBiDiLevel *embeddingLevels,
   UErrorCode *pErrorCode),
  (pBiDi, text, length, paraLevel, embeddingLevels, pErrorCode))
FUNCTION(UBiDiLevel, ubidi_getParaLevel, (const UBiDi *pBiDi), (pBiDi))
FUNCTION(const UBiDiLevel *, ubidi_getLevels, (UBiDi *pBiDi, UErrorCode *pErrorCode), (pBiDi, pErrorCode))

FUNCTION(const UNormalizer2 *, unorm2_getNFCInstance, (UErrorCode *pErrorCode), (pErrorCode))
FUNCTION(const UNormalizer2 *, unorm2_getNFDInstance, (UErrorCode *pErrorCode), (pErrorCode))
FUNCTION(const UNormalizer2 *, unorm2_getNFKCInstance, (UErrorCode *pErrorCode), (pErrorCode))
FUNCTION(int32_t, unorm2_normalize,
  (const UNormalizer2 *norm2, const UChar *src, int32_t length, UChar *dest, int32_t capacity, UErrorCode *pErrorCode),
  (norm2, src, length, dest, capacity, pErrorCode))

FUNCTION(int32_t, uloc_getDisplayCountry,
  (const char *locale, const char *displayLocale, UChar *country, int32_t countryCapacity, UErrorCode *status),
  (locale, displayLocale, country, countryCapacity, status))
FUNCTION(int32_t, uloc_getDisplayLanguage,
  (const char *locale, const char *displayLocale, UChar *language, int32_t languageCapacity, UErrorCode *status),
  (locale, displayLocale, language, languageCapacity, status))
FUNCTION(int32_t, uloc_getDisplayName,
  (const char *localeID, const char *inLocaleID, UChar *result, int32_t maxResultSize, UErrorCode *err),
  (localeID, inLocaleID, result, maxResultSize, err))
FUNCTION(int32_t, uloc_addLikelySubtags,
  (const char *localeID, char *maximizedLocaleID, int32_t maximizedLocaleIDCapacity, UErrorCode *err),
  (localeID, maximizedLocaleID, maximizedLocaleIDCapacity, err))
FUNCTION(int32_t, ucurr_forLocale, (const char *locale, UChar *buff, int32_t buffCapacity, UErrorCode *ec),
  (locale, buff, buffCapacity, ec))
FUNCTION(const UChar *, ucurr_getName,
  (const UChar *currency, const char *locale, UCurrNameStyle nameStyle, UBool *isChoiceFormat, int32_t *len, UErrorCode *ec),
  (currency, locale, nameStyle, isChoiceFormat, len, ec))
FUNCTION(const char *const *, uloc_getISOCountries, (void), ())
FUNCTION(const char *const *, uloc_getISOLanguages, (void), ())
FUNCTION(int32_t, uloc_countAvailable, (void), ())
FUNCTION(const char *, uloc_getAvailable, (int32_t n), (n))

// The same functions for Swift, in plain C types: see CICU.h.

struct icu_handle *icu_ubrk_open(int32_t type, const char *locale, const uint16_t *text, int32_t textLength, int32_t *status) { return (struct icu_handle *)ubrk_open((UBreakIteratorType)type, locale, text, textLength, (UErrorCode *)status); }
void icu_ubrk_close(struct icu_handle *bi) { ubrk_close((UBreakIterator *)bi); }
int32_t icu_ubrk_next(struct icu_handle *bi) { return ubrk_next((UBreakIterator *)bi); }
int32_t icu_ubrk_getRuleStatus(struct icu_handle *bi) { return ubrk_getRuleStatus((UBreakIterator *)bi); }
struct icu_handle *icu_ubidi_open(void) { return (struct icu_handle *)ubidi_open(); }
void icu_ubidi_close(struct icu_handle *pBiDi) { ubidi_close((UBiDi *)pBiDi); }
void icu_ubidi_setPara(struct icu_handle *pBiDi, const uint16_t *text, int32_t length, uint8_t paraLevel, uint8_t *embeddingLevels, int32_t *pErrorCode) { ubidi_setPara((UBiDi *)pBiDi, text, length, paraLevel, embeddingLevels, (UErrorCode *)pErrorCode); }
uint8_t icu_ubidi_getParaLevel(const struct icu_handle *pBiDi) { return ubidi_getParaLevel((const UBiDi *)pBiDi); }
const uint8_t *icu_ubidi_getLevels(struct icu_handle *pBiDi, int32_t *pErrorCode) { return ubidi_getLevels((UBiDi *)pBiDi, (UErrorCode *)pErrorCode); }
struct icu_handle *icu_unorm2_getNFCInstance(int32_t *pErrorCode) { return (struct icu_handle *)unorm2_getNFCInstance((UErrorCode *)pErrorCode); }
struct icu_handle *icu_unorm2_getNFDInstance(int32_t *pErrorCode) { return (struct icu_handle *)unorm2_getNFDInstance((UErrorCode *)pErrorCode); }
struct icu_handle *icu_unorm2_getNFKCInstance(int32_t *pErrorCode) { return (struct icu_handle *)unorm2_getNFKCInstance((UErrorCode *)pErrorCode); }
int32_t icu_unorm2_normalize(const struct icu_handle *norm2, const uint16_t *src, int32_t length, uint16_t *dest, int32_t capacity, int32_t *pErrorCode) { return unorm2_normalize((const UNormalizer2 *)norm2, src, length, dest, capacity, (UErrorCode *)pErrorCode); }
int32_t icu_uloc_getDisplayCountry(const char *locale, const char *displayLocale, uint16_t *country, int32_t countryCapacity, int32_t *status) { return uloc_getDisplayCountry(locale, displayLocale, country, countryCapacity, (UErrorCode *)status); }
int32_t icu_uloc_getDisplayLanguage(const char *locale, const char *displayLocale, uint16_t *language, int32_t languageCapacity, int32_t *status) { return uloc_getDisplayLanguage(locale, displayLocale, language, languageCapacity, (UErrorCode *)status); }
int32_t icu_uloc_addLikelySubtags(const char *localeID, char *maximizedLocaleID, int32_t maximizedLocaleIDCapacity, int32_t *err) { return uloc_addLikelySubtags(localeID, maximizedLocaleID, maximizedLocaleIDCapacity, (UErrorCode *)err); }
int32_t icu_uloc_getDisplayName(const char *localeID, const char *inLocaleID, uint16_t *result, int32_t maxResultSize, int32_t *err) { return uloc_getDisplayName(localeID, inLocaleID, result, maxResultSize, (UErrorCode *)err); }
int32_t icu_ucurr_forLocale(const char *locale, uint16_t *buff, int32_t buffCapacity, int32_t *ec) { return ucurr_forLocale(locale, buff, buffCapacity, (UErrorCode *)ec); }
const uint16_t *icu_ucurr_getName(const uint16_t *currency, const char *locale, int32_t nameStyle, int8_t *isChoiceFormat, int32_t *len, int32_t *ec) { return ucurr_getName(currency, locale, (UCurrNameStyle)nameStyle, isChoiceFormat, len, (UErrorCode *)ec); }
const char *const *icu_uloc_getISOCountries(void) { return uloc_getISOCountries(); }
const char *const *icu_uloc_getISOLanguages(void) { return uloc_getISOLanguages(); }
int32_t icu_uloc_countAvailable(void) { return uloc_countAvailable(); }
const char *icu_uloc_getAvailable(int32_t n) { return uloc_getAvailable(n); }

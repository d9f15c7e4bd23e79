// ICU's functions in plain C types. ICU's own headers are private to this target: Foundation contains the headers of
// another version of ICU, whose types have the same names and other members, and the compiler rejects a file that
// imports both.

#include <stdint.h>

/// An opaque object of ICU: a formatter, a collator or a regular expression, for example.
struct icu_handle;

/// Loads ICU's library of characters. Returns an error message, or NULL on success. The function is thread-safe.
const char *icu_characters_problem(void);

/// Loads ICU's library of languages. Returns an error message, or NULL on success. The function is thread-safe.
const char *icu_languages_problem(void);

/// The major version of ICU's headers and libraries.
int32_t icu_version(void);

// ICU's constants under their own names. constants.c checks their values against ICU's headers.
enum {
  ICU_ZERO_ERROR = 0,
  ICU_ILLEGAL_ARGUMENT_ERROR = 1,
  ICU_UBRK_LINE = 2,
  ICU_UBRK_LINE_HARD = 100,
  ICU_UBRK_LINE_HARD_LIMIT = 200,
  ICU_UBIDI_DEFAULT_LTR = 0xfe,
  ICU_UBIDI_DEFAULT_RTL = 0xff,
  ICU_UCOL_STRENGTH = 5,
  ICU_UCOL_SECONDARY = 1,
  ICU_UCOL_NUMERIC_COLLATION = 7,
  ICU_UCOL_ON = 17,
  ICU_UDAT_NONE = -1,
  ICU_UDAT_PATTERN = -2,
  ICU_UDAT_LONG = 1,
  ICU_UDAT_MEDIUM = 2,
  ICU_UNUM_SPELLOUT = 5,
  ICU_UNUM_ORDINAL = 6,
  ICU_UDISPCTX_CAPITALIZATION_NONE = 256,
  ICU_UREGEX_UNIX_LINES = 1,
  ICU_UREGEX_CASE_INSENSITIVE = 2,
  ICU_UREGEX_COMMENTS = 4,
  ICU_UREGEX_MULTILINE = 8,
  ICU_UREGEX_LITERAL = 16,
  ICU_UREGEX_DOTALL = 32,
  ICU_UREGEX_UWORD = 256,
};

// The status arguments are ICU's UErrorCode: values up to 0 mean success. Texts are in UTF-16, with lengths in code
// units.

struct icu_handle *icu_ubrk_open(int32_t type, const char *locale, const uint16_t *text, int32_t textLength, int32_t *status);
void icu_ubrk_close(struct icu_handle *bi);
int32_t icu_ubrk_next(struct icu_handle *bi);
int32_t icu_ubrk_getRuleStatus(struct icu_handle *bi);
struct icu_handle *icu_ubidi_open(void);
void icu_ubidi_close(struct icu_handle *pBiDi);
void icu_ubidi_setPara(struct icu_handle *pBiDi, const uint16_t *text, int32_t length, uint8_t paraLevel, uint8_t *embeddingLevels, int32_t *pErrorCode);
uint8_t icu_ubidi_getParaLevel(const struct icu_handle *pBiDi);
const uint8_t *icu_ubidi_getLevels(struct icu_handle *pBiDi, int32_t *pErrorCode);
struct icu_handle *icu_unorm2_getNFCInstance(int32_t *pErrorCode);
struct icu_handle *icu_unorm2_getNFDInstance(int32_t *pErrorCode);
struct icu_handle *icu_unorm2_getNFKCInstance(int32_t *pErrorCode);
int32_t icu_unorm2_normalize(const struct icu_handle *norm2, const uint16_t *src, int32_t length, uint16_t *dest, int32_t capacity, int32_t *pErrorCode);
int32_t icu_uloc_getDisplayCountry(const char *locale, const char *displayLocale, uint16_t *country, int32_t countryCapacity, int32_t *status);
int32_t icu_uloc_getDisplayLanguage(const char *locale, const char *displayLocale, uint16_t *language, int32_t languageCapacity, int32_t *status);
int32_t icu_uloc_addLikelySubtags(const char *localeID, char *maximizedLocaleID, int32_t maximizedLocaleIDCapacity, int32_t *err);
int32_t icu_uloc_getDisplayName(const char *localeID, const char *inLocaleID, uint16_t *result, int32_t maxResultSize, int32_t *err);
int32_t icu_ucurr_forLocale(const char *locale, uint16_t *buff, int32_t buffCapacity, int32_t *ec);
const uint16_t *icu_ucurr_getName(const uint16_t *currency, const char *locale, int32_t nameStyle, int8_t *isChoiceFormat, int32_t *len, int32_t *ec);
const char *const *icu_uloc_getISOCountries(void);
const char *const *icu_uloc_getISOLanguages(void);
int32_t icu_uloc_countAvailable(void);
const char *icu_uloc_getAvailable(int32_t n);

struct icu_handle *icu_ucol_open(const char *loc, int32_t *status);
void icu_ucol_setAttribute(struct icu_handle *coll, int32_t attr, int32_t value, int32_t *status);
int32_t icu_ucol_strcoll(const struct icu_handle *coll, const uint16_t *source, int32_t sourceLength, const uint16_t *target, int32_t targetLength);
struct icu_handle *icu_udat_open(int32_t timeStyle, int32_t dateStyle, const char *locale, const uint16_t *tzID, int32_t tzIDLength, const uint16_t *pattern, int32_t patternLength, int32_t *status);
void icu_udat_close(struct icu_handle *format);
int32_t icu_udat_toPattern(const struct icu_handle *fmt, int8_t localized, uint16_t *result, int32_t resultLength, int32_t *status);
int32_t icu_udat_format(const struct icu_handle *format, double dateToFormat, uint16_t *result, int32_t resultLength, void *position, int32_t *status);
double icu_udat_parse(const struct icu_handle *format, int8_t isLenient, const uint16_t *text, int32_t textLength, int32_t *parsePos, int32_t *status);
struct icu_handle *icu_udtitvfmt_open(const char *locale, const uint16_t *skeleton, int32_t skeletonLength, const uint16_t *tzID, int32_t tzIDLength, int32_t *status);
void icu_udtitvfmt_close(struct icu_handle *formatter);
int32_t icu_udtitvfmt_format(const struct icu_handle *formatter, double fromDate, double toDate, uint16_t *result, int32_t resultCapacity, void *position, int32_t *status);
struct icu_handle *icu_udatpg_open(const char *locale, int32_t *pErrorCode);
void icu_udatpg_close(struct icu_handle *dtpg);
int32_t icu_udatpg_getBestPattern(struct icu_handle *dtpg, const uint16_t *skeleton, int32_t length, uint16_t *bestPattern, int32_t capacity, int32_t *pErrorCode);
const uint16_t *icu_udatpg_getDateTimeFormatForStyle(const struct icu_handle *udtpg, int32_t style, int32_t *pLength, int32_t *pErrorCode);
void icu_udatpg_setDateTimeFormatForStyle(struct icu_handle *udtpg, int32_t style, const uint16_t *dateTimeFormat, int32_t length, int32_t *pErrorCode);
struct icu_handle *icu_ulistfmt_openForType(const char *locale, int32_t type, int32_t width, int32_t *status);
void icu_ulistfmt_close(struct icu_handle *listfmt);
int32_t icu_ulistfmt_format(const struct icu_handle *listfmt, const uint16_t *const *strings, const int32_t *stringLengths, int32_t stringCount, uint16_t *result, int32_t resultCapacity, int32_t *status);
struct icu_handle *icu_uplrules_open(const char *locale, int32_t *status);
void icu_uplrules_close(struct icu_handle *uplrules);
int32_t icu_uplrules_select(const struct icu_handle *uplrules, double number, uint16_t *keyword, int32_t capacity, int32_t *status);
struct icu_handle *icu_unum_open(int32_t style, const uint16_t *pattern, int32_t patternLength, const char *locale, void *parseErr, int32_t *status);
void icu_unum_close(struct icu_handle *fmt);
int32_t icu_unum_formatDouble(const struct icu_handle *fmt, double number, uint16_t *result, int32_t resultLength, void *pos, int32_t *status);
struct icu_handle *icu_unumf_openForSkeletonAndLocale(const uint16_t *skeleton, int32_t skeletonLen, const char *locale, int32_t *ec);
void icu_unumf_close(struct icu_handle *uformatter);
struct icu_handle *icu_unumf_openResult(int32_t *ec);
void icu_unumf_closeResult(struct icu_handle *uresult);
void icu_unumf_formatDouble(const struct icu_handle *uformatter, double value, struct icu_handle *uresult, int32_t *ec);
void icu_unumf_formatDecimal(const struct icu_handle *uformatter, const char *value, int32_t valueLen, struct icu_handle *uresult, int32_t *ec);
int32_t icu_unumf_resultToString(const struct icu_handle *uresult, uint16_t *buffer, int32_t bufferCapacity, int32_t *ec);
struct icu_handle *icu_uregex_open(const uint16_t *pattern, int32_t patternLength, uint32_t flags, void *pe, int32_t *status);
void icu_uregex_close(struct icu_handle *regexp);
void icu_uregex_setTimeLimit(struct icu_handle *regexp, int32_t limit, int32_t *status);
int32_t icu_uregex_groupCount(struct icu_handle *regexp, int32_t *status);
int32_t icu_uregex_groupNumberFromCName(struct icu_handle *regexp, const char *groupName, int32_t nameLength, int32_t *status);
void icu_uregex_setText(struct icu_handle *regexp, const uint16_t *text, int32_t textLength, int32_t *status);
void icu_uregex_setRegion(struct icu_handle *regexp, int32_t regionStart, int32_t regionLimit, int32_t *status);
int8_t icu_uregex_lookingAt(struct icu_handle *regexp, int32_t startIndex, int32_t *status);
int8_t icu_uregex_findNext(struct icu_handle *regexp, int32_t *status);
int32_t icu_uregex_start(struct icu_handle *regexp, int32_t groupNum, int32_t *status);
int32_t icu_uregex_end(struct icu_handle *regexp, int32_t groupNum, int32_t *status);
struct icu_handle *icu_ureldatefmt_open(const char *locale, struct icu_handle *nfToAdopt, int32_t width, int32_t capitalizationContext, int32_t *status);
void icu_ureldatefmt_close(struct icu_handle *reldatefmt);
int32_t icu_ureldatefmt_format(const struct icu_handle *reldatefmt, double offset, int32_t unit, uint16_t *result, int32_t resultCapacity, int32_t *status);
int32_t icu_ureldatefmt_formatNumeric(const struct icu_handle *reldatefmt, double offset, int32_t unit, uint16_t *result, int32_t resultCapacity, int32_t *status);

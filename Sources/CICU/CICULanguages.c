// Forwards ICU's functions for formats, collation and regular expressions to its library of languages, which is loaded
// on the first call.

#include "include/CICU.h"
#include "headers.h"
#include "versions.h"

static struct forwarded_library library = ICU_LIBRARY("i18n");

const char *icu_languages_problem(void) { return forwarded_library_problem(&library); }

FUNCTION(UPluralRules *, uplrules_open, (const char *locale, UErrorCode *status), (locale, status))
PROCEDURE(uplrules_close, (UPluralRules *uplrules), (uplrules))
FUNCTION(int32_t, uplrules_select,
  (const UPluralRules *uplrules, double number, UChar *keyword, int32_t capacity, UErrorCode *status),
  (uplrules, number, keyword, capacity, status))

FUNCTION(UCollator *, ucol_open, (const char *loc, UErrorCode *status), (loc, status))
PROCEDURE(ucol_setAttribute,
  (UCollator *coll, UColAttribute attr, UColAttributeValue value, UErrorCode *status),
  (coll, attr, value, status))
FUNCTION(UCollationResult, ucol_strcoll,
  (const UCollator *coll, const UChar *source, int32_t sourceLength, const UChar *target, int32_t targetLength),
  (coll, source, sourceLength, target, targetLength))

FUNCTION(UDateFormat *, udat_open,
  (UDateFormatStyle timeStyle, UDateFormatStyle dateStyle, const char *locale, const UChar *tzID, int32_t tzIDLength,
   const UChar *pattern, int32_t patternLength, UErrorCode *status),
  (timeStyle, dateStyle, locale, tzID, tzIDLength, pattern, patternLength, status))
PROCEDURE(udat_close, (UDateFormat *format), (format))
FUNCTION(int32_t, udat_toPattern,
  (const UDateFormat *fmt, UBool localized, UChar *result, int32_t resultLength, UErrorCode *status),
  (fmt, localized, result, resultLength, status))
FUNCTION(int32_t, udat_format,
  (const UDateFormat *format, UDate dateToFormat, UChar *result, int32_t resultLength, UFieldPosition *position,
   UErrorCode *status),
  (format, dateToFormat, result, resultLength, position, status))
FUNCTION(const UCalendar *, udat_getCalendar, (const UDateFormat *format), (format))
PROCEDURE(udat_parseCalendar,
  (const UDateFormat *format, UCalendar *calendar, const UChar *text, int32_t textLength, int32_t *parsePos,
   UErrorCode *status),
  (format, calendar, text, textLength, parsePos, status))
FUNCTION(UCalendar *, ucal_clone, (const UCalendar *calendar, UErrorCode *status), (calendar, status))
PROCEDURE(ucal_clear, (UCalendar *calendar), (calendar))
PROCEDURE(ucal_setAttribute, (UCalendar *calendar, UCalendarAttribute attribute, int32_t value),
  (calendar, attribute, value))
PROCEDURE(ucal_set, (UCalendar *calendar, UCalendarDateFields field, int32_t value), (calendar, field, value))
FUNCTION(UDate, ucal_getMillis, (const UCalendar *calendar, UErrorCode *status), (calendar, status))
PROCEDURE(ucal_close, (UCalendar *calendar), (calendar))

FUNCTION(UDateIntervalFormat *, udtitvfmt_open,
  (const char *locale, const UChar *skeleton, int32_t skeletonLength, const UChar *tzID, int32_t tzIDLength,
   UErrorCode *status),
  (locale, skeleton, skeletonLength, tzID, tzIDLength, status))
PROCEDURE(udtitvfmt_close, (UDateIntervalFormat *formatter), (formatter))
FUNCTION(int32_t, udtitvfmt_format,
  (const UDateIntervalFormat *formatter, UDate fromDate, UDate toDate, UChar *result, int32_t resultCapacity,
   UFieldPosition *position, UErrorCode *status),
  (formatter, fromDate, toDate, result, resultCapacity, position, status))

FUNCTION(UDateTimePatternGenerator *, udatpg_open, (const char *locale, UErrorCode *pErrorCode), (locale, pErrorCode))
PROCEDURE(udatpg_close, (UDateTimePatternGenerator *dtpg), (dtpg))
FUNCTION(int32_t, udatpg_getBestPattern,
  (UDateTimePatternGenerator *dtpg, const UChar *skeleton, int32_t length, UChar *bestPattern, int32_t capacity,
   UErrorCode *pErrorCode),
  (dtpg, skeleton, length, bestPattern, capacity, pErrorCode))

FUNCTION(const UChar *, udatpg_getDateTimeFormatForStyle,
  (const UDateTimePatternGenerator *udtpg, UDateFormatStyle style, int32_t *pLength, UErrorCode *pErrorCode),
  (udtpg, style, pLength, pErrorCode))
PROCEDURE(udatpg_setDateTimeFormatForStyle,
  (UDateTimePatternGenerator *udtpg, UDateFormatStyle style, const UChar *dateTimeFormat, int32_t length,
   UErrorCode *pErrorCode),
  (udtpg, style, dateTimeFormat, length, pErrorCode))

FUNCTION(UListFormatter *, ulistfmt_openForType,
  (const char *locale, UListFormatterType type, UListFormatterWidth width, UErrorCode *status),
  (locale, type, width, status))
PROCEDURE(ulistfmt_close, (UListFormatter *listfmt), (listfmt))
FUNCTION(int32_t, ulistfmt_format,
  (const UListFormatter *listfmt, const UChar *const strings[], const int32_t *stringLengths, int32_t stringCount,
   UChar *result, int32_t resultCapacity, UErrorCode *status),
  (listfmt, strings, stringLengths, stringCount, result, resultCapacity, status))

FUNCTION(UNumberFormat *, unum_open,
  (UNumberFormatStyle style, const UChar *pattern, int32_t patternLength, const char *locale, UParseError *parseErr,
   UErrorCode *status),
  (style, pattern, patternLength, locale, parseErr, status))
PROCEDURE(unum_close, (UNumberFormat *fmt), (fmt))
FUNCTION(int32_t, unum_formatDouble,
  (const UNumberFormat *fmt, double number, UChar *result, int32_t resultLength, UFieldPosition *pos,
   UErrorCode *status),
  (fmt, number, result, resultLength, pos, status))

FUNCTION(UNumberFormatter *, unumf_openForSkeletonAndLocale,
  (const UChar *skeleton, int32_t skeletonLen, const char *locale, UErrorCode *ec),
  (skeleton, skeletonLen, locale, ec))
PROCEDURE(unumf_close, (UNumberFormatter *uformatter), (uformatter))
FUNCTION(UFormattedNumber *, unumf_openResult, (UErrorCode *ec), (ec))
PROCEDURE(unumf_closeResult, (UFormattedNumber *uresult), (uresult))
PROCEDURE(unumf_formatDouble,
  (const UNumberFormatter *uformatter, double value, UFormattedNumber *uresult, UErrorCode *ec),
  (uformatter, value, uresult, ec))
PROCEDURE(unumf_formatDecimal,
  (const UNumberFormatter *uformatter, const char *value, int32_t valueLen, UFormattedNumber *uresult, UErrorCode *ec),
  (uformatter, value, valueLen, uresult, ec))
FUNCTION(int32_t, unumf_resultToString,
  (const UFormattedNumber *uresult, UChar *buffer, int32_t bufferCapacity, UErrorCode *ec),
  (uresult, buffer, bufferCapacity, ec))

FUNCTION(URegularExpression *, uregex_open,
  (const UChar *pattern, int32_t patternLength, uint32_t flags, UParseError *pe, UErrorCode *status),
  (pattern, patternLength, flags, pe, status))
PROCEDURE(uregex_close, (URegularExpression *regexp), (regexp))
PROCEDURE(uregex_setTimeLimit, (URegularExpression *regexp, int32_t limit, UErrorCode *status), (regexp, limit, status))
FUNCTION(int32_t, uregex_groupCount, (URegularExpression *regexp, UErrorCode *status), (regexp, status))
FUNCTION(int32_t, uregex_groupNumberFromCName,
  (URegularExpression *regexp, const char *groupName, int32_t nameLength, UErrorCode *status),
  (regexp, groupName, nameLength, status))
PROCEDURE(uregex_setText,
  (URegularExpression *regexp, const UChar *text, int32_t textLength, UErrorCode *status),
  (regexp, text, textLength, status))
PROCEDURE(uregex_setRegion,
  (URegularExpression *regexp, int32_t regionStart, int32_t regionLimit, UErrorCode *status),
  (regexp, regionStart, regionLimit, status))
FUNCTION(UBool, uregex_lookingAt,
  (URegularExpression *regexp, int32_t startIndex, UErrorCode *status),
  (regexp, startIndex, status))
FUNCTION(UBool, uregex_findNext, (URegularExpression *regexp, UErrorCode *status), (regexp, status))
FUNCTION(int32_t, uregex_start,
  (URegularExpression *regexp, int32_t groupNum, UErrorCode *status),
  (regexp, groupNum, status))
FUNCTION(int32_t, uregex_end,
  (URegularExpression *regexp, int32_t groupNum, UErrorCode *status),
  (regexp, groupNum, status))

FUNCTION(URelativeDateTimeFormatter *, ureldatefmt_open,
  (const char *locale, UNumberFormat *nfToAdopt, UDateRelativeDateTimeFormatterStyle width,
   UDisplayContext capitalizationContext, UErrorCode *status),
  (locale, nfToAdopt, width, capitalizationContext, status))
PROCEDURE(ureldatefmt_close, (URelativeDateTimeFormatter *reldatefmt), (reldatefmt))
FUNCTION(int32_t, ureldatefmt_format,
  (const URelativeDateTimeFormatter *reldatefmt, double offset, URelativeDateTimeUnit unit, UChar *result,
   int32_t resultCapacity, UErrorCode *status),
  (reldatefmt, offset, unit, result, resultCapacity, status))
FUNCTION(int32_t, ureldatefmt_formatNumeric,
  (const URelativeDateTimeFormatter *reldatefmt, double offset, URelativeDateTimeUnit unit, UChar *result,
   int32_t resultCapacity, UErrorCode *status),
  (reldatefmt, offset, unit, result, resultCapacity, status))

// The same functions for Swift, in plain C types: see CICU.h.

struct icu_handle *icu_ucol_open(const char *loc, int32_t *status) { return (struct icu_handle *)ucol_open(loc, (UErrorCode *)status); }
void icu_ucol_setAttribute(struct icu_handle *coll, int32_t attr, int32_t value, int32_t *status) { ucol_setAttribute((UCollator *)coll, (UColAttribute)attr, (UColAttributeValue)value, (UErrorCode *)status); }
int32_t icu_ucol_strcoll(const struct icu_handle *coll, const uint16_t *source, int32_t sourceLength, const uint16_t *target, int32_t targetLength) { return ucol_strcoll((const UCollator *)coll, source, sourceLength, target, targetLength); }
struct icu_handle *icu_udat_open(int32_t timeStyle, int32_t dateStyle, const char *locale, const uint16_t *tzID, int32_t tzIDLength, const uint16_t *pattern, int32_t patternLength, int32_t *status) { return (struct icu_handle *)udat_open((UDateFormatStyle)timeStyle, (UDateFormatStyle)dateStyle, locale, tzID, tzIDLength, pattern, patternLength, (UErrorCode *)status); }
void icu_udat_close(struct icu_handle *format) { udat_close((UDateFormat *)format); }
int32_t icu_udat_toPattern(const struct icu_handle *fmt, int8_t localized, uint16_t *result, int32_t resultLength, int32_t *status) { return udat_toPattern((const UDateFormat *)fmt, localized, result, resultLength, (UErrorCode *)status); }
int32_t icu_udat_format(const struct icu_handle *format, double dateToFormat, uint16_t *result, int32_t resultLength, void *position, int32_t *status) { return udat_format((const UDateFormat *)format, dateToFormat, result, resultLength, position, (UErrorCode *)status); }
double icu_udat_parse(const struct icu_handle *format, int8_t isLenient, const uint16_t *text, int32_t textLength, int32_t *parsePos, int32_t *status) {
  UErrorCode *code = (UErrorCode *)status;
  UCalendar *calendar = ucal_clone(udat_getCalendar((const UDateFormat *)format), code);
  if (!calendar) return 0;
  // Fields that the pattern does not have are those of the first moment of 2000.
  ucal_clear(calendar);
  ucal_set(calendar, UCAL_YEAR, 2000);
  ucal_setAttribute(calendar, UCAL_LENIENT, isLenient);
  udat_parseCalendar((const UDateFormat *)format, calendar, text, textLength, parsePos, code);
  double moment = ucal_getMillis(calendar, code);
  ucal_close(calendar);
  return moment;
}
struct icu_handle *icu_udtitvfmt_open(const char *locale, const uint16_t *skeleton, int32_t skeletonLength, const uint16_t *tzID, int32_t tzIDLength, int32_t *status) { return (struct icu_handle *)udtitvfmt_open(locale, skeleton, skeletonLength, tzID, tzIDLength, (UErrorCode *)status); }
void icu_udtitvfmt_close(struct icu_handle *formatter) { udtitvfmt_close((UDateIntervalFormat *)formatter); }
int32_t icu_udtitvfmt_format(const struct icu_handle *formatter, double fromDate, double toDate, uint16_t *result, int32_t resultCapacity, void *position, int32_t *status) { return udtitvfmt_format((const UDateIntervalFormat *)formatter, fromDate, toDate, result, resultCapacity, position, (UErrorCode *)status); }
struct icu_handle *icu_udatpg_open(const char *locale, int32_t *pErrorCode) { return (struct icu_handle *)udatpg_open(locale, (UErrorCode *)pErrorCode); }
void icu_udatpg_close(struct icu_handle *dtpg) { udatpg_close((UDateTimePatternGenerator *)dtpg); }
int32_t icu_udatpg_getBestPattern(struct icu_handle *dtpg, const uint16_t *skeleton, int32_t length, uint16_t *bestPattern, int32_t capacity, int32_t *pErrorCode) { return udatpg_getBestPattern((UDateTimePatternGenerator *)dtpg, skeleton, length, bestPattern, capacity, (UErrorCode *)pErrorCode); }
const uint16_t *icu_udatpg_getDateTimeFormatForStyle(const struct icu_handle *udtpg, int32_t style, int32_t *pLength, int32_t *pErrorCode) { return udatpg_getDateTimeFormatForStyle((const UDateTimePatternGenerator *)udtpg, (UDateFormatStyle)style, pLength, (UErrorCode *)pErrorCode); }
void icu_udatpg_setDateTimeFormatForStyle(struct icu_handle *udtpg, int32_t style, const uint16_t *dateTimeFormat, int32_t length, int32_t *pErrorCode) { udatpg_setDateTimeFormatForStyle((UDateTimePatternGenerator *)udtpg, (UDateFormatStyle)style, dateTimeFormat, length, (UErrorCode *)pErrorCode); }
struct icu_handle *icu_ulistfmt_openForType(const char *locale, int32_t type, int32_t width, int32_t *status) { return (struct icu_handle *)ulistfmt_openForType(locale, (UListFormatterType)type, (UListFormatterWidth)width, (UErrorCode *)status); }
void icu_ulistfmt_close(struct icu_handle *listfmt) { ulistfmt_close((UListFormatter *)listfmt); }
int32_t icu_ulistfmt_format(const struct icu_handle *listfmt, const uint16_t *const *strings, const int32_t *stringLengths, int32_t stringCount, uint16_t *result, int32_t resultCapacity, int32_t *status) { return ulistfmt_format((const UListFormatter *)listfmt, strings, stringLengths, stringCount, result, resultCapacity, (UErrorCode *)status); }
struct icu_handle *icu_uplrules_open(const char *locale, int32_t *status) { return (struct icu_handle *)uplrules_open(locale, (UErrorCode *)status); }
void icu_uplrules_close(struct icu_handle *uplrules) { uplrules_close((UPluralRules *)uplrules); }
int32_t icu_uplrules_select(const struct icu_handle *uplrules, double number, uint16_t *keyword, int32_t capacity, int32_t *status) { return uplrules_select((const UPluralRules *)uplrules, number, keyword, capacity, (UErrorCode *)status); }
struct icu_handle *icu_unum_open(int32_t style, const uint16_t *pattern, int32_t patternLength, const char *locale, void *parseErr, int32_t *status) { return (struct icu_handle *)unum_open((UNumberFormatStyle)style, pattern, patternLength, locale, parseErr, (UErrorCode *)status); }
void icu_unum_close(struct icu_handle *fmt) { unum_close((UNumberFormat *)fmt); }
int32_t icu_unum_formatDouble(const struct icu_handle *fmt, double number, uint16_t *result, int32_t resultLength, void *pos, int32_t *status) { return unum_formatDouble((const UNumberFormat *)fmt, number, result, resultLength, pos, (UErrorCode *)status); }
struct icu_handle *icu_unumf_openForSkeletonAndLocale(const uint16_t *skeleton, int32_t skeletonLen, const char *locale, int32_t *ec) { return (struct icu_handle *)unumf_openForSkeletonAndLocale(skeleton, skeletonLen, locale, (UErrorCode *)ec); }
void icu_unumf_close(struct icu_handle *uformatter) { unumf_close((UNumberFormatter *)uformatter); }
struct icu_handle *icu_unumf_openResult(int32_t *ec) { return (struct icu_handle *)unumf_openResult((UErrorCode *)ec); }
void icu_unumf_closeResult(struct icu_handle *uresult) { unumf_closeResult((UFormattedNumber *)uresult); }
void icu_unumf_formatDouble(const struct icu_handle *uformatter, double value, struct icu_handle *uresult, int32_t *ec) { unumf_formatDouble((const UNumberFormatter *)uformatter, value, (UFormattedNumber *)uresult, (UErrorCode *)ec); }
void icu_unumf_formatDecimal(const struct icu_handle *uformatter, const char *value, int32_t valueLen, struct icu_handle *uresult, int32_t *ec) { unumf_formatDecimal((const UNumberFormatter *)uformatter, value, valueLen, (UFormattedNumber *)uresult, (UErrorCode *)ec); }
int32_t icu_unumf_resultToString(const struct icu_handle *uresult, uint16_t *buffer, int32_t bufferCapacity, int32_t *ec) { return unumf_resultToString((const UFormattedNumber *)uresult, buffer, bufferCapacity, (UErrorCode *)ec); }
struct icu_handle *icu_uregex_open(const uint16_t *pattern, int32_t patternLength, uint32_t flags, void *pe, int32_t *status) { return (struct icu_handle *)uregex_open(pattern, patternLength, flags, pe, (UErrorCode *)status); }
void icu_uregex_close(struct icu_handle *regexp) { uregex_close((URegularExpression *)regexp); }
void icu_uregex_setTimeLimit(struct icu_handle *regexp, int32_t limit, int32_t *status) { uregex_setTimeLimit((URegularExpression *)regexp, limit, (UErrorCode *)status); }
int32_t icu_uregex_groupCount(struct icu_handle *regexp, int32_t *status) { return uregex_groupCount((URegularExpression *)regexp, (UErrorCode *)status); }
int32_t icu_uregex_groupNumberFromCName(struct icu_handle *regexp, const char *groupName, int32_t nameLength, int32_t *status) { return uregex_groupNumberFromCName((URegularExpression *)regexp, groupName, nameLength, (UErrorCode *)status); }
void icu_uregex_setText(struct icu_handle *regexp, const uint16_t *text, int32_t textLength, int32_t *status) { uregex_setText((URegularExpression *)regexp, text, textLength, (UErrorCode *)status); }
void icu_uregex_setRegion(struct icu_handle *regexp, int32_t regionStart, int32_t regionLimit, int32_t *status) { uregex_setRegion((URegularExpression *)regexp, regionStart, regionLimit, (UErrorCode *)status); }
int8_t icu_uregex_lookingAt(struct icu_handle *regexp, int32_t startIndex, int32_t *status) { return uregex_lookingAt((URegularExpression *)regexp, startIndex, (UErrorCode *)status); }
int8_t icu_uregex_findNext(struct icu_handle *regexp, int32_t *status) { return uregex_findNext((URegularExpression *)regexp, (UErrorCode *)status); }
int32_t icu_uregex_start(struct icu_handle *regexp, int32_t groupNum, int32_t *status) { return uregex_start((URegularExpression *)regexp, groupNum, (UErrorCode *)status); }
int32_t icu_uregex_end(struct icu_handle *regexp, int32_t groupNum, int32_t *status) { return uregex_end((URegularExpression *)regexp, groupNum, (UErrorCode *)status); }
struct icu_handle *icu_ureldatefmt_open(const char *locale, struct icu_handle *nfToAdopt, int32_t width, int32_t capitalizationContext, int32_t *status) { return (struct icu_handle *)ureldatefmt_open(locale, (UNumberFormat *)nfToAdopt, (UDateRelativeDateTimeFormatterStyle)width, (UDisplayContext)capitalizationContext, (UErrorCode *)status); }
void icu_ureldatefmt_close(struct icu_handle *reldatefmt) { ureldatefmt_close((URelativeDateTimeFormatter *)reldatefmt); }
int32_t icu_ureldatefmt_format(const struct icu_handle *reldatefmt, double offset, int32_t unit, uint16_t *result, int32_t resultCapacity, int32_t *status) { return ureldatefmt_format((const URelativeDateTimeFormatter *)reldatefmt, offset, (URelativeDateTimeUnit)unit, result, resultCapacity, (UErrorCode *)status); }
int32_t icu_ureldatefmt_formatNumeric(const struct icu_handle *reldatefmt, double offset, int32_t unit, uint16_t *result, int32_t resultCapacity, int32_t *status) { return ureldatefmt_formatNumeric((const URelativeDateTimeFormatter *)reldatefmt, offset, (URelativeDateTimeUnit)unit, result, resultCapacity, (UErrorCode *)status); }

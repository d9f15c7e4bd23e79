// Forwards ICU's functions for formats, orders and expressions to its library of languages, which the first of them opens.

#include "include/CICU.h"
#include "versions.h"

static struct forwarded_library library = ICU_LIBRARY("i18n");

const char *icu_languages_problem(void) { return forwarded_library_problem(&library); }

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
FUNCTION(UDate, udat_parse,
  (const UDateFormat *format, const UChar *text, int32_t textLength, int32_t *parsePos, UErrorCode *status),
  (format, text, textLength, parsePos, status))

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

// Forwards ICU's functions for lines and directions to its library of characters, which the first of them opens.

#include "include/CICU.h"
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

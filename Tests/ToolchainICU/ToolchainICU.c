// The line breaks of the toolchain's ICU, which has Apple's changes: what ours are held against.

#include "include/ToolchainICU.h"

#define U_SHOW_CPLUSPLUS_API 0
#include <_foundation_unicode/ubrk.h>

ptrdiff_t toolchain_line_breaks(
  const uint16_t *text, int32_t count, const char *locale, int32_t *offsets, ptrdiff_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(UBRK_LINE, locale, (const UChar *)text, count, &status);
  if (U_FAILURE(status)) return -1;
  ptrdiff_t found = 0;
  for (int32_t offset; found < capacity && (offset = ubrk_next(breaks)) != UBRK_DONE;) offsets[found++] = offset;
  ubrk_close(breaks);
  return found;
}

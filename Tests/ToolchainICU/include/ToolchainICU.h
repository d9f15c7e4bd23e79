#include <stddef.h>
#include <stdint.h>

/// Writes the UTF-16 offsets at which the ICU of the Swift toolchain lets the lines of a text end, at most `capacity` of them, and
/// returns their number, or -1 if it fails.
ptrdiff_t toolchain_line_breaks(
  const uint16_t *text, int32_t count, const char *locale, int32_t *offsets, ptrdiff_t capacity);

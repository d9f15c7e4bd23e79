#include <stddef.h>

/// A file of the live page, as it is part of the program.
struct page_file {
  /// The path under which the page requests it.
  const char *path;
  /// The media type.
  const char *type;
  /// The content.
  const unsigned char *bytes;
  /// The length of the content in bytes.
  size_t length;
};

/// Returns the file with an index, or NULL after the last one. The first one is the page itself.
const struct page_file *page_file(size_t index);

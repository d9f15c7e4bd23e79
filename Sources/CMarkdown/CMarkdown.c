// The functions of cmark-gfm that read a page. Each forwards to the library, which the first call opens.

#pragma GCC visibility push(hidden)
#include "include/CMarkdown.h"
#pragma GCC visibility pop
#include <cmark-gfm_version.h>
#include "forwarding.h"

static struct forwarded_library library =
  FORWARDED_LIBRARY("libcmark-gfm.so." CMARK_GFM_VERSION_STRING, "libcmark-gfm" CMARK_GFM_VERSION_STRING);

FUNCTION(cmark_node *, cmark_parse_document, (const char *buffer, size_t length, int options),
  (buffer, length, options))
PROCEDURE(cmark_node_free, (cmark_node *node), (node))
FUNCTION(cmark_node *, cmark_node_next, (cmark_node *node), (node))
FUNCTION(cmark_node *, cmark_node_first_child, (cmark_node *node), (node))
FUNCTION(const char *, cmark_node_get_type_string, (cmark_node *node), (node))
FUNCTION(const char *, cmark_node_get_literal, (cmark_node *node), (node))
FUNCTION(const char *, cmark_node_get_url, (cmark_node *node), (node))
FUNCTION(int, cmark_node_get_fenced, (cmark_node *node, int *length, int *offset, char *character),
  (node, length, offset, character))
FUNCTION(int, cmark_node_get_start_line, (cmark_node *node), (node))
FUNCTION(int, cmark_node_get_start_column, (cmark_node *node), (node))
FUNCTION(int, cmark_node_get_end_line, (cmark_node *node), (node))

#pragma once

#include <malloc.h>

/// Populates the memory of the program's global variables in one call. The variables fill a hundred pages, nine in ten of
/// which are written during the start, and each page fault takes as long as a thousand instructions.
void touch_static_memory(void);

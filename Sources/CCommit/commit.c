#include "include/commit.h"

// `Scripts/package` writes the commit into this section of the finished program: a build from the same sources stays the same
// for each commit. The variable is volatile so that the compiler does not assume that it is empty.
static const volatile char commit[48] __attribute__((section(".plumbline.commit"), used, retain)) = "";

const char *plumbline_commit(void) { return (const char *)commit; }

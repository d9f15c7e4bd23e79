#define _GNU_SOURCE
#include "include/start_memory.h"

#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

// The bounds of the memory for uninitialized variables, as defined by the linker.
extern char __bss_start, _end;

void touch_static_memory(void) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = ((uintptr_t)&__bss_start + page - 1) / page * page;
  uintptr_t end = (uintptr_t)&_end / page * page;
  if (end > start) madvise((void *)start, end - start, MADV_POPULATE_WRITE);
}

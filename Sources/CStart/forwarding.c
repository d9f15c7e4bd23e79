#include "include/forwarding.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

const char *forwarded_library_problem(struct forwarded_library *library) {
  pthread_mutex_lock(&library->lock);
  if (!library->handle) library->handle = dlopen(library->file, RTLD_NOW | RTLD_LOCAL);
  pthread_mutex_unlock(&library->lock);
  return library->handle ? NULL : library->problem;
}

void *forwarded_function(struct forwarded_library *library, const char *name) {
  const char *problem = forwarded_library_problem(library);
  void *function = problem ? NULL : dlsym(library->handle, name);
  if (function) return function;
  fprintf(stderr, "plumbline: %s\n", problem ? problem : name);
  abort();
}

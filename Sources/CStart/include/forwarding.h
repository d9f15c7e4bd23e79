#pragma once

#include <pthread.h>

/// A library that the first call of one of its functions opens, so that a start which calls none does not load it.
struct forwarded_library {
  /// The file's name, as the loader knows it.
  const char *file;
  /// What to tell where it cannot be opened.
  const char *problem;
  void *handle;
  pthread_mutex_t lock;
};

/// A library by its file's name and the Debian package that has it.
#define FORWARDED_LIBRARY(file, package) \
  {file, file " cannot be opened; install the package " package, 0, PTHREAD_MUTEX_INITIALIZER}

/// Opens a library, and returns what is wrong, or NULL; any number of threads may ask.
const char *forwarded_library_problem(struct forwarded_library *library);

/// The address of a function; ends the process where there is none.
void *forwarded_function(struct forwarded_library *library, const char *name);

/// The name that a function has in its library; a library whose names carry its version defines it anew.
#define FORWARDED_NAME(name) #name

// The compiler holds each line against the library's header: a wrong type is a conflicting declaration.
#define FORWARDED(library, name)                                                       \
  static __typeof__(name) *known;                                                      \
  __typeof__(name) *function = __atomic_load_n(&known, __ATOMIC_RELAXED);              \
  if (!function) {                                                                     \
    function = (__typeof__(name) *)forwarded_function(&library, FORWARDED_NAME(name)); \
    __atomic_store_n(&known, function, __ATOMIC_RELAXED);                              \
  }
/// A function of `library` that answers.
#define FUNCTION(result, name, parameters, arguments) \
  result name parameters {                            \
    FORWARDED(library, name)                          \
    return function arguments;                        \
  }
/// A function of `library` that does not.
#define PROCEDURE(name, parameters, arguments) \
  void name parameters {                       \
    FORWARDED(library, name)                   \
    function arguments;                        \
  }

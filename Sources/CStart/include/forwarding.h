#pragma once

#include <pthread.h>

/// A library that is opened by the first call of one of its functions, and not at the start of the process.
struct forwarded_library {
  /// The name of the library's file, as the loader finds it.
  const char *file;
  /// The error message for a library that cannot be opened.
  const char *problem;
  void *handle;
  pthread_mutex_t lock;
};

/// Creates a library from the name of its file and of the Debian package that contains it.
#define FORWARDED_LIBRARY(file, package) \
  {file, file " cannot be opened; install the package " package, 0, PTHREAD_MUTEX_INITIALIZER}

/// Opens a library, and returns an error message, or NULL if it is open. The function is thread-safe.
const char *forwarded_library_problem(struct forwarded_library *library);

/// Returns the address of a function; aborts the process if the library or the function is missing.
void *forwarded_function(struct forwarded_library *library, const char *name);

/// The name that a function has in its library; a library whose names contain its version redefines it.
#define FORWARDED_NAME(name) #name

// The compiler compares each line with the library's header: a wrong type is a conflicting declaration.
#define FORWARDED(library, name)                                                       \
  static __typeof__(name) *known;                                                      \
  __typeof__(name) *function = __atomic_load_n(&known, __ATOMIC_RELAXED);              \
  if (!function) {                                                                     \
    function = (__typeof__(name) *)forwarded_function(&library, FORWARDED_NAME(name)); \
    __atomic_store_n(&known, function, __ATOMIC_RELAXED);                              \
  }
/// A function of `library` that returns a value.
#define FUNCTION(result, name, parameters, arguments) \
  result name parameters {                            \
    FORWARDED(library, name)                          \
    return function arguments;                        \
  }
/// A function of `library` that returns no value.
#define PROCEDURE(name, parameters, arguments) \
  void name parameters {                       \
    FORWARDED(library, name)                   \
    function arguments;                        \
  }

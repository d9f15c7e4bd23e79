#include "include/crash.h"

#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

static const char *program;
static char *const *program_arguments;
static char *const *program_environment;

// Only async-signal-safe functions are called here.
static void begin_again(int signal_number) {
  execve(program, program_arguments, program_environment);
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

void repeat_on_crash(const char *path, char *const arguments[], char *const environment[]) {
  program = strdup(path);
  program_arguments = arguments;
  program_environment = environment;
  struct sigaction action = {0};
  action.sa_handler = begin_again;
  // The signal is not blocked meanwhile: a program inherits the mask of the one that it replaces.
  action.sa_flags = SA_NODEFER | SA_RESETHAND;
  int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, NULL);
}

#pragma once

/// Replaces the process by a program when a signal of a crash would end it: a fault of memory or of arithmetic, an
/// invalid instruction, or an abort. The arguments and the environment must never be freed.
void repeat_on_crash(const char *path, char *const arguments[], char *const environment[]);

#pragma once

#include <stddef.h>

// The sources of random numbers of Swift's standard library and Foundation. Hash seeds are fixed when the program
// starts, so that sets and dictionaries have the same order on every run. On systems other than
// Linux, random numbers stay the system's.

/// Installs a function for the whole process that can provide the random numbers of Swift's
/// `SystemRandomNumberGenerator` and of Foundation's `UUID()`.
///
/// `fill` is called on any thread with a buffer and its size in bytes, and returns whether it has
/// filled the buffer. If not, the kernel's random numbers are used.
void flipbook_provide_random_bytes(
    int (*_Nonnull fill)(void *_Nonnull buffer, size_t size));

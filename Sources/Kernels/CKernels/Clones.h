#pragma once

// Functions that are compiled for several processors; the best version is selected when the program
// starts.
#if defined(__x86_64__) && defined(__linux__)
#define CLONES __attribute__((target_clones("default", "avx2", "arch=x86-64-v4")))
// Gathering sixteen words at a time is slower than gathering eight.
#define GATHERING_CLONES __attribute__((target_clones("default", "avx2")))
#else
#define CLONES
#define GATHERING_CLONES
#endif

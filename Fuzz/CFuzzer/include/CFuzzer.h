#pragma once
#include <stddef.h>
#include <stdint.h>

// The interface of libFuzzer, which has no header of its own.

/// Runs the fuzzer on `test` with the options of the command line; returns the exit status.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));

/// Changes bytes at random, in place; returns their new count.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t capacity);

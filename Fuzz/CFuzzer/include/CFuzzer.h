#pragma once
#include <stddef.h>
#include <stdint.h>

// libFuzzer's own interface, which comes without a header.

/// Runs the fuzzer on `test` by the options of the command line; its exit status.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));

/// Changes bytes at random, in place; their new count.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t capacity);

// Counts allocations: these definitions replace those of the C library in the whole program, and
// call them under the names that glibc also has for them.
#include "AllocationCount.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_ulong count;

unsigned long allocation_count(void) { return atomic_load(&count); }

static void note(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  note();
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  note();
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

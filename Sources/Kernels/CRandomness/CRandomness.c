#define _GNU_SOURCE
#include "CRandomness.h"

#include <stdbool.h>
#include <stdint.h>

/// The standard library's seeds of all hash values (stdlib/public/SwiftShims/GlobalObjects.h), which
/// it has chosen at random before.
struct hashing_parameters {
  uint64_t seed0;
  uint64_t seed1;
  bool is_deterministic;
};
extern struct hashing_parameters _swift_stdlib_Hashing_parameters __attribute__((weak));

/// Fixes the seeds before the program's first hash value: the priority lets it run before functions that
/// rewritten sources call at the start.
__attribute__((constructor(101))) static void fix_hash_seeds(void) {
  struct hashing_parameters *parameters = &_swift_stdlib_Hashing_parameters;
  if (!parameters) return;
  parameters->seed0 = 0;
  parameters->seed1 = 0;
  parameters->is_deterministic = true;
}

#ifndef __linux__

void flipbook_provide_random_bytes(int (*fill)(void *buffer, size_t size)) { (void)fill; }

#else

#include <dlfcn.h>
#include <stdarg.h>
#include <sys/syscall.h>

static int (*current_fill)(void *buffer, size_t size) = NULL;
static _Thread_local bool is_filling = false;

void flipbook_provide_random_bytes(int (*fill)(void *buffer, size_t size)) {
  __atomic_store_n(&current_fill, fill, __ATOMIC_RELEASE);
}

/// Returns whether the installed function has filled the buffer.
static bool fill(void *buffer, size_t size) {
  int (*function)(void *, size_t) = __atomic_load_n(&current_fill, __ATOMIC_ACQUIRE);
  if (!function || is_filling) return false;
  is_filling = true;
  bool is_filled = function(buffer, size);
  is_filling = false;
  return is_filled;
}

typedef long (*syscall_function)(long number, ...);

/// Replaces the C library's function: Swift's standard library has no other way to random numbers
/// than this function with `SYS_getrandom`. Weak, so that a statically linked library keeps its own.
long syscall(long number, ...) __attribute__((weak));
long syscall(long number, ...) {
  static syscall_function known = NULL;
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && c == 0 && fill((void *)a, (size_t)b)) return b;

  syscall_function next = __atomic_load_n(&known, __ATOMIC_RELAXED);
  if (!next) {
    next = (syscall_function)dlsym(RTLD_NEXT, "syscall");
    __atomic_store_n(&known, next, __ATOMIC_RELAXED);
  }
  return next(number, a, b, c, d, e, f);
}

/// Replaces Foundation's function (FoundationEssentials, uuid.c), from which `UUID()` has its bytes.
void _foundation_uuid_generate_random(uint8_t uuid[16]) __attribute__((weak));
void _foundation_uuid_generate_random(uint8_t uuid[16]) {
  static void (*known)(uint8_t *) = NULL;
  if (fill(uuid, 16)) {
    // RFC 4122, 4.4: version 4, of the variant that the document describes.
    uuid[6] = (uuid[6] & 0x0f) | 0x40;
    uuid[8] = (uuid[8] & 0x3f) | 0x80;
    return;
  }
  void (*next)(uint8_t *) = __atomic_load_n(&known, __ATOMIC_RELAXED);
  if (!next) {
    next = (void (*)(uint8_t *))dlsym(RTLD_NEXT, "_foundation_uuid_generate_random");
    __atomic_store_n(&known, next, __ATOMIC_RELAXED);
  }
  next(uuid);
}

#endif

#define _GNU_SOURCE
#include "os_lock.h"

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static uint32_t this_thread(void) {
  static _Thread_local uint32_t id = 0;
  if (id == 0) id = (uint32_t)syscall(SYS_gettid);
  return id;
}

static void require(bool holds, const char *what) {
  if (holds) return;
  fprintf(stderr, "os_unfair_lock: %s\n", what);
  abort();
}

bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
  uint32_t open = 0;
  return __atomic_compare_exchange_n(
      &lock->_os_unfair_lock_opaque, &open, this_thread(), false, __ATOMIC_ACQUIRE,
      __ATOMIC_RELAXED);
}

void os_unfair_lock_lock(os_unfair_lock_t lock) {
  os_unfair_lock_assert_not_owner(lock);
  while (!os_unfair_lock_trylock(lock)) sched_yield();
}

void os_unfair_lock_unlock(os_unfair_lock_t lock) {
  os_unfair_lock_assert_owner(lock);
  __atomic_store_n(&lock->_os_unfair_lock_opaque, 0, __ATOMIC_RELEASE);
}

static uint32_t owner(const os_unfair_lock *lock) {
  return __atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED);
}

void os_unfair_lock_assert_owner(const os_unfair_lock *lock) {
  require(owner(lock) == this_thread(), "this thread does not hold the lock");
}

void os_unfair_lock_assert_not_owner(const os_unfair_lock *lock) {
  require(owner(lock) != this_thread(), "this thread already holds the lock");
}

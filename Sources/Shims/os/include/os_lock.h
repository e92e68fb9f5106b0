#ifndef FLIPBOOK_OS_LOCK_H
#define FLIPBOOK_OS_LOCK_H

#include <stdbool.h>
#include <stdint.h>

/// A lock of four bytes: zero when unlocked, otherwise the ID of the thread that holds it.
typedef struct os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock;

typedef os_unfair_lock *os_unfair_lock_t;

#define OS_UNFAIR_LOCK_INIT ((os_unfair_lock){0})

/// Acquires the lock, waiting until it is available. Aborts if this thread already holds it.
void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock);

/// Acquires the lock if it is available, and returns whether it did.
bool os_unfair_lock_trylock(os_unfair_lock_t _Nonnull lock);

/// Releases the lock. Aborts if this thread does not hold it.
void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock);

/// Aborts if this thread does not hold the lock.
void os_unfair_lock_assert_owner(const os_unfair_lock *_Nonnull lock);

/// Aborts if this thread holds the lock.
void os_unfair_lock_assert_not_owner(const os_unfair_lock *_Nonnull lock);

#endif

#ifndef FLIPBOOK_MACH_TIME_H
#define FLIPBOOK_MACH_TIME_H

#include <stdint.h>

typedef int kern_return_t;

#define KERN_SUCCESS 0

/// The fraction by which ticks are multiplied to get nanoseconds.
typedef struct mach_timebase_info {
  uint32_t numer;
  uint32_t denom;
} mach_timebase_info_data_t;

typedef struct mach_timebase_info *mach_timebase_info_t;

/// Returns the media time of the current stage, in ticks of one nanosecond, as
/// `CACurrentMediaTime()` returns it in seconds.
uint64_t mach_absolute_time(void);

/// Returns the same value as `mach_absolute_time()`.
uint64_t mach_continuous_time(void);

/// Stores 1 and 1: a tick is one nanosecond.
kern_return_t mach_timebase_info(mach_timebase_info_t _Nullable info);

#endif

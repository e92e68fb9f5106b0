#include "mach_time.h"

// Defined by module Ticking; a program that imports only Darwin has no stage.
extern int64_t flipbook_stage_nanoseconds(void) __attribute__((weak));

uint64_t mach_absolute_time(void) {
  return flipbook_stage_nanoseconds ? (uint64_t)flipbook_stage_nanoseconds() : 0;
}

uint64_t mach_continuous_time(void) { return mach_absolute_time(); }

kern_return_t mach_timebase_info(mach_timebase_info_t info) {
  if (info) {
    info->numer = 1;
    info->denom = 1;
  }
  return KERN_SUCCESS;
}

#ifndef FLIPBOOK_OS_SIGNPOST_H
#define FLIPBOOK_OS_SIGNPOST_H

#include <stdint.h>
#include "os_log.h"

/// What a signpost marks; the raw values are Apple's.
typedef struct flipbook_os_signpost_type {
  uint8_t rawValue;
} OSSignpostType;

/// What tells intervals of one name apart.
typedef struct flipbook_os_signpost_id {
  uint64_t rawValue;
} OSSignpostID;

/// Marks intervals and events. Module SystemLog has its methods.
typedef struct flipbook_os_signposter {
  OSLog flipbook_log;
} OSSignposter;

/// An interval that has begun.
typedef struct flipbook_os_signpost_interval {
  OSSignpostID signpostID;
} OSSignpostIntervalState;

/// What `os_signpost(…)` calls. Module SystemLog has the calls.
struct flipbook_os_signpost_function {
  uint8_t flipbook_unused;
};

static const struct flipbook_os_signpost_function os_signpost = {0};

#endif

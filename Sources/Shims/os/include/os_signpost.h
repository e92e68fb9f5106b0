#ifndef FLIPBOOK_OS_SIGNPOST_H
#define FLIPBOOK_OS_SIGNPOST_H

#include <stdint.h>
#include "os_log.h"

/// The kind of a signpost; the raw values are Apple's.
typedef struct flipbook_os_signpost_type {
  uint8_t rawValue;
} OSSignpostType;

/// An identifier that distinguishes intervals with the same name.
typedef struct flipbook_os_signpost_id {
  uint64_t rawValue;
} OSSignpostID;

/// An object that marks intervals and events. Module SystemLog declares its methods.
typedef struct flipbook_os_signposter {
  OSLog flipbook_log;
} OSSignposter;

/// An interval that has begun.
typedef struct flipbook_os_signpost_interval {
  OSSignpostID signpostID;
} OSSignpostIntervalState;

/// The type of `os_signpost`, whose calls module SystemLog declares.
struct flipbook_os_signpost_function {
  uint8_t flipbook_unused;
};

static const struct flipbook_os_signpost_function os_signpost = {0};

#endif

#ifndef FLIPBOOK_OS_LOG_H
#define FLIPBOOK_OS_LOG_H

#include <stdint.h>

/// Where messages go: a subsystem and a category. Module SystemLog has its initialisers.
typedef struct flipbook_os_log {
  /// A number that module SystemLog gives out; 0 for neither.
  uint32_t flipbook_place;
} OSLog;

typedef OSLog os_log_t;

/// How important a message is; the raw values are Apple's.
typedef struct flipbook_os_log_type {
  uint8_t rawValue;
} OSLogType;

typedef OSLogType os_log_type_t;

/// Where messages go. Module SystemLog has its methods.
typedef struct flipbook_os_logger {
  OSLog flipbook_log;
} Logger;

/// What `os_log(…)` calls. Module SystemLog has the calls.
struct flipbook_os_log_function {
  uint8_t flipbook_unused;
};

static const struct flipbook_os_log_function os_log = {0};

#endif

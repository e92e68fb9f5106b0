#ifndef FLIPBOOK_OS_LOG_H
#define FLIPBOOK_OS_LOG_H

#include <stdint.h>

/// A destination of messages: a subsystem and a category. Module SystemLog declares its
/// initialisers.
typedef struct flipbook_os_log {
  /// A number that module SystemLog assigns; 0 without subsystem and category.
  uint32_t flipbook_place;
} OSLog;

typedef OSLog os_log_t;

/// The level of a message; the raw values are Apple's.
typedef struct flipbook_os_log_type {
  uint8_t rawValue;
} OSLogType;

typedef OSLogType os_log_type_t;

/// A logger. Module SystemLog declares its methods.
typedef struct flipbook_os_logger {
  OSLog flipbook_log;
} Logger;

/// The type of `os_log`, whose calls module SystemLog declares.
struct flipbook_os_log_function {
  uint8_t flipbook_unused;
};

static const struct flipbook_os_log_function os_log = {0};

#endif

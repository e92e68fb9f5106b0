#ifndef FLIPBOOK_OS_ACTIVITY_H
#define FLIPBOOK_OS_ACTIVITY_H

#include "os_log.h"

#endif

#ifndef FLIPBOOK_OSLOG_H
#define FLIPBOOK_OSLOG_H

#include "os_log.h"
#include "os_signpost.h"

#endif

#ifndef FLIPBOOK_DARWIN_MACH_H
#define FLIPBOOK_DARWIN_MACH_H

#include "mach_time.h"

#endif

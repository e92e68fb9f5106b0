#ifndef FLIPBOOK_DARWIN_H
#define FLIPBOOK_DARWIN_H

#include "darwin_c.h"
#include "darwin_mach.h"
#include "darwin_posix.h"

#endif

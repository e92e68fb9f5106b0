// A target of C needs a source file.
#include "darwin.h"

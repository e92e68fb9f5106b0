#pragma once

/// Returns the number of blocks of memory that the program has allocated so far, on all threads.
unsigned long allocation_count(void);

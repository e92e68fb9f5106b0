#ifndef FLIPBOOK_DARWIN_POSIX_H
#define FLIPBOOK_DARWIN_POSIX_H

#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/utsname.h>
#include <unistd.h>

#endif

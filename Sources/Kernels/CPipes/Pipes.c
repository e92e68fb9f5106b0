#define _GNU_SOURCE
#include "CPipes.h"

#include <errno.h>
#include <sys/ioctl.h>

int flipbook_bytes_in_pipe(int pipe) {
  int bytes = 0;
  return ioctl(pipe, FIONREAD, &bytes) < 0 ? -1 : bytes;
}

#if defined(__linux__)
#include <fcntl.h>

int flipbook_set_pipe_size(int pipe, int bytes) { return fcntl(pipe, F_SETPIPE_SZ, bytes); }

ssize_t flipbook_splice_memory(int pipe, const struct iovec *pieces, size_t count) {
  return vmsplice(pipe, pieces, count, 0);
}

#else

int flipbook_set_pipe_size(int pipe, int bytes) { return errno = ENOSYS, -1; }

ssize_t flipbook_splice_memory(int pipe, const struct iovec *pieces, size_t count) {
  return errno = ENOSYS, -1;
}

#endif

#pragma once

#include <sys/types.h>
#include <sys/uio.h>

// Calls on pipes that Swift's modules of the C libraries leave out: GNU's extensions, and ioctl(2).

/// Asks for room for `bytes` in the pipe (F_SETPIPE_SZ, fcntl(2)); the room it now has, or -1 and
/// `errno`, which is ENOSYS where there is no such thing.
int flipbook_set_pipe_size(int pipe, int bytes);

/// Puts the memory of `pieces` into the pipe without copying it (vmsplice(2)): whoever reads the pipe
/// reads that memory, which has to stay as it is until then. How many bytes went in, or -1 and
/// `errno`, which is ENOSYS where there is no such thing.
ssize_t flipbook_lend_to_pipe(int pipe, const struct iovec *_Nonnull pieces, size_t count);

/// How many bytes nobody has read yet (FIONREAD, pipe(7)), or -1 and `errno`.
int flipbook_bytes_in_pipe(int pipe);

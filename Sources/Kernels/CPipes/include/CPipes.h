#pragma once

#include <sys/types.h>
#include <sys/uio.h>

// Calls on pipes that Swift's modules of the C libraries don't include: GNU extensions, and
// ioctl(2).

/// Sets the capacity of the pipe to `bytes` (F_SETPIPE_SZ, fcntl(2)). Returns the actual capacity,
/// or -1 and sets `errno`, to ENOSYS on systems without this call.
int flipbook_set_pipe_size(int pipe, int bytes);

/// Puts the memory of `pieces` into the pipe without copying it (vmsplice(2)). The reader of the
/// pipe reads that memory, so it must not change until then. Returns the number of bytes that were
/// put into the pipe, or -1 and sets `errno`, to ENOSYS on systems without this call.
ssize_t flipbook_splice_memory(int pipe, const struct iovec *_Nonnull pieces, size_t count);

/// Returns the number of unread bytes (FIONREAD, pipe(7)), or -1 and sets `errno`.
int flipbook_bytes_in_pipe(int pipe);

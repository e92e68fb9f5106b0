#pragma once

#include <sys/types.h>
#include <sys/uio.h>

// Calls on pipes and processes that Swift's modules of the C libraries leave out: GNU's extensions, and
// ioctl(2).

/// Asks for room for `bytes` in the pipe (F_SETPIPE_SZ, fcntl(2)); the room it now has, or -1 and
/// `errno`, which is ENOSYS where there is no such thing.
int flipbook_set_pipe_size(int pipe, int bytes);

/// Puts the memory of `pieces` into the pipe without copying it (vmsplice(2)): whoever reads the pipe
/// reads that memory, which has to stay as it is until then. How many bytes went in, or -1 and
/// `errno`, which is ENOSYS where there is no such thing.
ssize_t flipbook_lend_to_pipe(int pipe, const struct iovec *_Nonnull pieces, size_t count);

/// How many bytes nobody has read yet (FIONREAD, pipe(7)), or -1 and `errno`.
int flipbook_bytes_in_pipe(int pipe);

/// Starts the program at `path` with `words`, of which the last is a null pointer, and this one's
/// environment (posix_spawn(3)). It has these three files open and no others, nothing to read if `input`
/// is negative; no signals are held off, and SIGPIPE is not ignored; and it is in a process group of its
/// own, so that Ctrl-C in a terminal is not for it. The process's number, or -1 and `errno`.
pid_t flipbook_start_process(
    const char *_Nonnull path, char *_Nullable const *_Nonnull words, int input, int output,
    int errors);

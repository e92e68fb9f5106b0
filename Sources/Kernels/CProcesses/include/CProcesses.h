#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// Processes, threads, stacks and signals: calls that Swift's modules of the C libraries don't
// include, or that must not run Swift code.

/// Starts the program at `path` with the arguments `words` and the environment `variables`, both of
/// which end with a null pointer (posix_spawn(3)). Only these three files are open in it; its
/// input is empty if `input` is negative. If `folder` isn't negative, it is the descriptor of the
/// program's current folder. No signals are blocked, and SIGPIPE isn't ignored. It is in a process
/// group of its own, so that Ctrl-C in a terminal doesn't interrupt it, unless
/// `flipbook_share_group` was called. Returns the process ID, or -1 and sets `errno`.
pid_t flipbook_start_process(
    const char *_Nonnull path, char *_Nullable const *_Nonnull words,
    char *_Nullable const *_Nonnull variables, int input, int output, int errors, int folder);

/// From now on, processes are started in the process group of the current process.
void flipbook_share_group(void);

/// Creates two connected sockets, which are closed when the process starts another program
/// (socketpair(2)). Returns 0, or -1 and sets `errno`.
int flipbook_socket_pair(int *_Nonnull ends);

/// Starts a detached thread with a stack of `stack` bytes, or of the default size if that much
/// address space isn't available (pthread_create(3)). Returns 0 or an error number.
int flipbook_start_thread(
    size_t stack, void *_Nullable (*_Nonnull run)(void *_Nullable), void *_Nullable context);

/// Names the current thread, for debuggers; Linux accepts at most 15 bytes.
void flipbook_name_thread(const char *_Nonnull name);

/// Returns the limit on the user's processes and threads (RLIMIT_NPROC, getrlimit(2)); -1 if there
/// is none.
long flipbook_process_limit(void);

/// Calls `run` on a new stack of `stack` bytes in the same thread (makecontext(3)), and returns when
/// it has returned. Returns -1 and sets `errno`, without calling `run`, if there is no memory.
int flipbook_call_on_stack(
    size_t stack, void (*_Nonnull run)(void *_Nullable), void *_Nullable context);

/// Returns the number of unused bytes of the current stack.
size_t flipbook_stack_room(void);

/// Returns the size of the current stack in bytes.
size_t flipbook_stack_size(void);

/// Stores the return addresses of the current calls, from the inside, and returns their number: at
/// most `limit`, and 0 on processors other than x86-64 and ARM64. Frames are found by their frame
/// pointers, which Swift's code has, in less than a microsecond.
intptr_t flipbook_return_addresses_of_calls(uintptr_t *_Nonnull addresses, intptr_t limit);

/// Returns how many of the current calls, from the inside and at most `limit`, can be read by their frame
/// pointers. Where code without frame pointers has left another value, reading on would fault.
intptr_t flipbook_readable_calls(intptr_t limit);

/// Stores the lowest address of the current thread's stack and the address after it, or 0 if neither
/// `flipbook_stack_size` nor `flipbook_stack_room` was called in this thread.
void flipbook_stack_limits(uintptr_t *_Nonnull lowest, uintptr_t *_Nonnull highest);

/// From now on, a signal that a trap or a fault sends, such as SIGILL or SIGSEGV, writes a line to
/// `descriptor` before it ends the process: `{"trap":{"calls":[…]}}`, with the addresses that the
/// calls of the thread return to, ordered from the inside, as offsets from `flipbook_program_start`.
/// Addresses outside of the program's own code are left out. An overflow of the current thread's
/// stack is also reported.
void flipbook_report_traps(int descriptor);

/// Returns the address where the program's file was loaded.
uintptr_t flipbook_program_start(void);

/// From now on, SIGINT, SIGTERM and SIGHUP write a byte to `pipe`, a descriptor that doesn't block.
/// A SIGHUP that is ignored, as `nohup` does, stays ignored.
void flipbook_write_signals(int pipe);

/// Lets the current thread receive the signals of `flipbook_write_signals`, which the program that
/// started this one may have blocked.
void flipbook_unblock_signals(void);

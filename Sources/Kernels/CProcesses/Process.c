#define _GNU_SOURCE
#include "CProcesses.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <unistd.h>

/// The process group of new processes; 0 for one of their own.
static pid_t group = 0;

void flipbook_share_group(void) { group = getpgrp(); }

/// Sets up the file actions for the new process; returns an error number, or 0.
static int prepare(
    posix_spawn_file_actions_t *actions, int input, int output, int errors, int folder) {
  int error = input < 0 ? posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDONLY, 0)
                        : posix_spawn_file_actions_adddup2(actions, input, 0);
  if (!error) error = posix_spawn_file_actions_adddup2(actions, output, 1);
  if (!error) error = posix_spawn_file_actions_adddup2(actions, errors, 2);
  if (!error && folder >= 0) error = posix_spawn_file_actions_addfchdir_np(actions, folder);
#if defined(__linux__)
  if (!error) error = posix_spawn_file_actions_addclosefrom_np(actions, 3);
#endif
  return error;
}

pid_t flipbook_start_process(
    const char *path, char *const words[], char *const variables[], int input, int output,
    int errors, int folder) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t none, usual;
  short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#if defined(__APPLE__)
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  pid_t process = -1;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setpgroup(&attributes, group);
  posix_spawnattr_setflags(&attributes, flags);
  int error = prepare(&actions, input, output, errors, folder);
  if (!error) error = posix_spawn(&process, path, &actions, &attributes, words, variables);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error ? (errno = error, -1) : process;
}

int flipbook_socket_pair(int *ends) {
  int type = SOCK_STREAM;
#if defined(__linux__)
  type |= SOCK_CLOEXEC;
#endif
  if (socketpair(AF_UNIX, type, 0, ends)) return -1;
#if !defined(__linux__)
  for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
#endif
  return 0;
}

#define _GNU_SOURCE
#include "CProcesses.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};

static int signal_pipe = -1;

// Only functions that are safe in a signal handler are called (signal-safety(7)).
static void write_signal(int number) {
  int error = errno;
  char byte = (char)number;
  ssize_t count = write(signal_pipe, &byte, 1);
  (void)count;
  errno = error;
}

void flipbook_write_signals(int pipe) {
  signal_pipe = pipe;
  for (int i = 0; i < 3; i++) {
    struct sigaction before, action = {.sa_handler = write_signal, .sa_flags = SA_RESTART};
    sigaction(numbers[i], NULL, &before);
    if (numbers[i] == SIGHUP && before.sa_handler == SIG_IGN) continue;
    sigemptyset(&action.sa_mask);
    sigaction(numbers[i], &action, NULL);
  }
}

void flipbook_unblock_signals(void) {
  sigset_t set;
  sigemptyset(&set);
  for (int i = 0; i < 3; i++) sigaddset(&set, numbers[i]);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

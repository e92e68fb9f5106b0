#define _GNU_SOURCE
#include "CRealTime.h"

#include <stddef.h>

#ifndef __linux__

void flipbook_watch_real_time(void (*watcher)(flipbook_real_time_call)) { (void)watcher; }

int flipbook_return_addresses(void **addresses, int count) { return 0; }

#else

#include <dlfcn.h>
#include <execinfo.h>
#include <stdint.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

static void (*current_watcher)(flipbook_real_time_call) = NULL;
static _Thread_local int is_notifying = 0;

void flipbook_watch_real_time(void (*watcher)(flipbook_real_time_call)) {
  __atomic_store_n(&current_watcher, watcher, __ATOMIC_RELEASE);
}

int flipbook_return_addresses(void **addresses, int count) {
  return backtrace(addresses, count);
}

static void notify(flipbook_real_time_call call) {
  void (*watcher)(flipbook_real_time_call) = __atomic_load_n(&current_watcher, __ATOMIC_ACQUIRE);
  if (!watcher || is_notifying) return;
  is_notifying = 1;
  watcher(call);
  is_notifying = 0;
}

/// Returns the libraries' function with that name.
static void *library_function(void **known, const char *name) {
  void *function = __atomic_load_n(known, __ATOMIC_RELAXED);
  if (!function) {
    function = dlsym(RTLD_NEXT, name);
    __atomic_store_n(known, function, __ATOMIC_RELAXED);
  }
  return function;
}

// Weak, so that a statically linked library keeps its own function.
#define INSTEAD_OF(result, name, parameters, arguments, call)                          \
  INSTEAD_OF_IF(1, result, name, parameters, arguments, call)

// Only reports calls for which `condition` holds.
#define INSTEAD_OF_IF(condition, result, name, parameters, arguments, call)            \
  result name parameters __attribute__((weak));                                        \
  result name parameters {                                                             \
    static void *known = NULL;                                                         \
    if (condition) notify(call);                                                       \
    return ((result(*) parameters)library_function(&known, #name))arguments;           \
  }

INSTEAD_OF(
    void, dispatch_async, (void *queue, void *block), (queue, block), flipbook_call_work)
INSTEAD_OF(
    void, dispatch_barrier_async, (void *queue, void *block), (queue, block),
    flipbook_call_work)
INSTEAD_OF(
    void, dispatch_group_async, (void *group, void *queue, void *block),
    (group, queue, block), flipbook_call_work)
INSTEAD_OF(
    void, dispatch_after, (uint64_t when, void *queue, void *block), (when, queue, block),
    flipbook_call_laterWork)
INSTEAD_OF(
    void, dispatch_source_set_timer,
    (void *source, uint64_t start, uint64_t interval, uint64_t leeway),
    (source, start, interval, leeway), flipbook_call_sourceTimer)
INSTEAD_OF(
    int, timerfd_settime,
    (int file, int flags, const struct itimerspec *value, struct itimerspec *old),
    (file, flags, value, old), flipbook_call_runLoop)
// Foundation's spin locks yield by sleeping for 0 seconds.
INSTEAD_OF_IF(
    request && (request->tv_sec > 0 || request->tv_nsec > 0), int, nanosleep,
    (const struct timespec *request, struct timespec *left), (request, left),
    flipbook_call_sleep)
INSTEAD_OF_IF(
    seconds > 0, unsigned int, sleep, (unsigned int seconds), (seconds), flipbook_call_sleep)
INSTEAD_OF_IF(
    microseconds > 0, int, usleep, (useconds_t microseconds), (microseconds),
    flipbook_call_sleep)

extern char _dispatch_main_q;

void dispatch_sync(void *queue, void *block) __attribute__((weak));
void dispatch_sync(void *queue, void *block) {
  static void *known = NULL;
  if (queue == (void *)&_dispatch_main_q) notify(flipbook_call_mainSync);
  ((void (*)(void *, void *))library_function(&known, "dispatch_sync"))(queue, block);
}

// Functions in the same object files of a static library as those above; the references make the
// linker include these files.
extern void dispatch_async_f(void), dispatch_barrier_async_f(void), dispatch_group_async_f(void),
    dispatch_after_f(void), dispatch_source_create(void), dispatch_sync_f(void);

__attribute__((used)) static void (*const beside[])(void) = {
    dispatch_async_f, dispatch_barrier_async_f, dispatch_group_async_f,
    dispatch_after_f, dispatch_source_create, dispatch_sync_f,
};

#endif

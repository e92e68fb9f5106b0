#define _GNU_SOURCE
#include "CTaskHooks.h"

#include <stddef.h>

#ifndef __linux__

void flipbook_hook_tasks(
    int (*take)(void *), int (*main_executor)(flipbook_executor_ref *), int (*now)(int64_t *)) {}
uint64_t flipbook_job_id(void *job) { return 0; }
int flipbook_job_is_task(void *job) { return 0; }
int flipbook_job_is_root_task(void *job) { return 0; }
void flipbook_task_retain(void *task) {}
void flipbook_task_release(void *task) {}
void flipbook_task_cancel(void *task) {}
int flipbook_task_has_one_reference(void *task) { return 0; }
int flipbook_task_has_ended(const void *task) { return 0; }
int flipbook_task_is_cancelled(const void *task) { return 0; }
const char *flipbook_task_name(const void *task) { return 0; }
int flipbook_task_resume_addresses(const void *task, uintptr_t *addresses, int count) {
  return 0;
}

#else

#include <dlfcn.h>
#include <string.h>
#include <time.h>

#define SWIFTCALL __attribute__((swiftcall))

// The runtime's hooks: each is called instead of the function in its name, with that function.
typedef SWIFTCALL void (*enqueue_function)(void *job);
extern SWIFTCALL void (*swift_task_enqueueGlobal_hook)(void *job, enqueue_function original);

typedef SWIFTCALL flipbook_executor_ref (*main_executor_function)(void);
extern SWIFTCALL flipbook_executor_ref (*swift_task_getMainExecutor_hook)(
    main_executor_function original);

extern SWIFTCALL uint64_t swift_task_getJobTaskId(void *job);
extern SWIFTCALL size_t swift_task_getJobFlags(void *job);
extern SWIFTCALL void swift_task_cancel(void *task);
extern SWIFTCALL void swift_get_time(long long *seconds, long long *nanoseconds, int clock);
extern void *swift_retain(void *object);
extern void swift_release(void *object);
extern size_t swift_retainCount(void *object);

static int (*job_taker)(void *) = NULL;
static int (*main_executor_source)(flipbook_executor_ref *) = NULL;
static int (*time_source)(int64_t *) = NULL;

static SWIFTCALL void enqueue_global(void *job, enqueue_function original) {
  if (!job_taker(job)) original(job);
}

static SWIFTCALL flipbook_executor_ref get_main_executor(main_executor_function original) {
  flipbook_executor_ref executor;
  return main_executor_source(&executor) ? executor : original();
}

void flipbook_hook_tasks(
    int (*take)(void *), int (*main_executor)(flipbook_executor_ref *), int (*now)(int64_t *)) {
  job_taker = take;
  main_executor_source = main_executor;
  swift_task_enqueueGlobal_hook = enqueue_global;
  swift_task_getMainExecutor_hook = get_main_executor;
  __atomic_store_n(&time_source, now, __ATOMIC_RELEASE);
}

/// Whether an address is in the runtime's function that reads the time for Swift's clocks.
static int is_in_swift_clock(const char *address) {
  const char *start = (const char *)swift_get_time;
  return address > start && address - start < 256;
}

// A program's own function takes precedence over that of the C library. Only the calls of Swift's
// clocks are answered here; they continue as the C library's function in all other cases.
int clock_gettime(clockid_t clock, struct timespec *time) __attribute__((weak));
int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*original)(clockid_t, struct timespec *) = NULL;
  int (*now)(int64_t *) = __atomic_load_n(&time_source, __ATOMIC_ACQUIRE);
  int64_t nanoseconds;
  if (now && is_in_swift_clock(__builtin_return_address(0)) && now(&nanoseconds)) {
    time->tv_sec = nanoseconds / 1000000000;
    time->tv_nsec = nanoseconds % 1000000000;
    return 0;
  }
  int (*known)(clockid_t, struct timespec *) = __atomic_load_n(&original, __ATOMIC_RELAXED);
  if (!known) {
    known = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    __atomic_store_n(&original, known, __ATOMIC_RELAXED);
  }
  return known(clock, time);
}

uint64_t flipbook_job_id(void *job) { return swift_task_getJobTaskId(job); }

// The bits of a job's flags: its kind, 0 for a task, and whether the task is a child.
enum { job_kind_mask = 0xff, job_is_child = 1 << 24 };

int flipbook_job_is_task(void *job) {
  return (swift_task_getJobFlags(job) & job_kind_mask) == 0;
}

int flipbook_job_is_root_task(void *job) {
  return flipbook_job_is_task(job) && (swift_task_getJobFlags(job) & job_is_child) == 0;
}

void flipbook_task_retain(void *task) { swift_retain(task); }

void flipbook_task_release(void *task) { swift_release(task); }

void flipbook_task_cancel(void *task) { swift_task_cancel(task); }

int flipbook_task_has_one_reference(void *task) { return swift_retainCount(task) == 1; }

/// The context of a suspended function: a link of the asynchronous call stack.
typedef struct async_context {
  struct async_context *parent;
  void *resume_parent;
} async_context;

/// The beginning of each record of a task's status: its kind in the lowest byte, and the next one.
typedef struct status_record {
  uintptr_t flags;
  const struct status_record *parent;
} status_record;

/// The record of a task's name.
typedef struct {
  status_record record;
  const char *name;
} name_record;

/// The start of a task, which debuggers read as well.
typedef struct {
  void *object[2];
  void *scheduler[2];
  uint32_t flags;
  uint32_t identifier;
  void *reserved[2];
  void *resume_function;
  async_context *resume_context;
  // The runtime's private part.
  _Alignas(16) void *exclusivity[2];
  uint32_t status;
  const status_record *records;
} task_header;

enum { status_is_cancelled = 0x100, status_is_complete = 0x2000 };
enum { record_kind_mask = 0xff, record_is_name = 6 };

/// The version of the layouts that debuggers read.
extern const uint32_t _swift_concurrency_debug_internal_layout_version __attribute__((weak));

/// Returns the start of a task, or null if this version of the runtime has another layout.
static const task_header *header_of(const void *task) {
  const task_header *header = task;
  if (header->identifier != (uint32_t)swift_task_getJobTaskId((void *)task)) return NULL;
  return header;
}

/// Returns the same if the private part has the known layout as well: the lowest byte of the status
/// is the task's priority, which is at least that of its job.
static const task_header *header_with_status_of(const void *task) {
  if (!&_swift_concurrency_debug_internal_layout_version
      || _swift_concurrency_debug_internal_layout_version != 1) return NULL;
  const task_header *header = header_of(task);
  if (!header) return NULL;
  uint32_t priority = header->status & 0xff, base = header->flags >> 8 & 0xff;
  return priority >= base && priority <= 0x21 ? header : NULL;
}

int flipbook_task_has_ended(const void *task) {
  const task_header *header = header_with_status_of(task);
  return header && header->status & status_is_complete;
}

int flipbook_task_is_cancelled(const void *task) {
  const task_header *header = header_with_status_of(task);
  return header && header->status & status_is_cancelled;
}

const char *flipbook_task_name(const void *task) {
  const task_header *header = header_with_status_of(task);
  if (!header) return NULL;
  for (const status_record *record = header->records; record; record = record->parent) {
    if ((record->flags & record_kind_mask) == record_is_name) {
      return ((const name_record *)record)->name;
    }
  }
  return NULL;
}

int flipbook_task_resume_addresses(const void *task, uintptr_t *addresses, int count) {
  const task_header *header = header_of(task);
  if (!header) return 0;
  int found = 0;
  if (found < count) addresses[found++] = (uintptr_t)header->resume_function;
  for (const async_context *context = header->resume_context; context && found < count;
       context = context->parent) {
    addresses[found++] = (uintptr_t)context->resume_parent;
  }
  return found;
}

#endif

#pragma once

#include <stdint.h>

// The hooks of Swift's concurrency runtime. They let the thread of a stage run the jobs of tasks
// itself, and give its `ContinuousClock` and `SuspendingClock` the stage's time. On systems other
// than Linux, the functions do nothing.

#define SWIFT_NAME(name) __attribute__((swift_name(name)))

/// The two words of a reference to a serial executor.
typedef struct {
  uintptr_t identity;
  uintptr_t implementation;
} flipbook_executor_ref SWIFT_NAME("ExecutorReference");

/// Installs the hooks for the whole process.
///
/// - `take` is called with each job for the global executor, and returns whether it took the job.
/// - `main_executor` sets the executor of the main actor on the calling thread, and returns whether
///   it did.
/// - `now` sets the time of Swift's clocks on the calling thread, in nanoseconds, and returns
///   whether it did.
void flipbook_hook_tasks(
    int (*_Nonnull take)(void *_Nonnull job),
    int (*_Nonnull main_executor)(flipbook_executor_ref *_Nonnull executor),
    int (*_Nonnull now)(int64_t *_Nonnull nanoseconds));

/// Returns the identifier of the task that a job belongs to.
uint64_t flipbook_job_id(void *_Nonnull job);

/// Returns whether a job belongs to a task, and not to an actor.
int flipbook_job_is_task(void *_Nonnull job);

/// Returns whether a job belongs to a task that isn't a child of another task.
int flipbook_job_is_root_task(void *_Nonnull job);

/// Retains a task.
void flipbook_task_retain(void *_Nonnull task);

/// Releases a task.
void flipbook_task_release(void *_Nonnull task);

/// Cancels a task.
void flipbook_task_cancel(void *_Nonnull task);

/// Returns whether the only reference to a task is the caller's, so that it has ended.
int flipbook_task_has_one_reference(void *_Nonnull task);

/// Returns whether a task has ended; 0 if that isn't known.
int flipbook_task_has_ended(const void *_Nonnull task);

/// Returns whether a task was cancelled; 0 if that isn't known.
int flipbook_task_is_cancelled(const void *_Nonnull task);

/// Returns the name that a task was created with, valid until the task ends; null if it has none or
/// if it isn't known.
const char *_Nullable flipbook_task_name(const void *_Nonnull task);

/// Stores the addresses at which a suspended task and the functions that await it continue,
/// innermost first, at most `count`, and returns their number.
int flipbook_task_resume_addresses(
    const void *_Nonnull task, uintptr_t *_Nonnull addresses, int count);

#undef SWIFT_NAME

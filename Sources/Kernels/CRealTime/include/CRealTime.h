#pragma once

// Detects calls that depend on the wall clock. On Linux, a program's own functions take precedence
// over those of the libraries that it loads, so the functions here are called instead: each
// notifies the watcher and then calls the library's function. On other systems, and for Dispatch in
// a program that links the libraries statically, no calls are detected.

#define SWIFT_NAME(name) __attribute__((swift_name(name)))

/// The kinds of calls.
typedef enum __attribute__((enum_extensibility(closed))) {
  /// Work was submitted to a Dispatch queue, by the program or an `OperationQueue`.
  flipbook_call_work SWIFT_NAME("work"),
  /// Work was submitted to a Dispatch queue for later.
  flipbook_call_laterWork SWIFT_NAME("laterWork"),
  /// Work was submitted synchronously to the main queue.
  flipbook_call_mainSync SWIFT_NAME("mainSync"),
  /// A Dispatch timer was set.
  flipbook_call_sourceTimer SWIFT_NAME("sourceTimer"),
  /// A run loop's timer was set, or a run loop was run.
  flipbook_call_runLoop SWIFT_NAME("runLoop"),
  /// The thread was suspended for a time.
  flipbook_call_sleep SWIFT_NAME("sleep"),
} flipbook_real_time_call SWIFT_NAME("RealTimeCall");

/// Sets the function that is called on the calling thread before each of these calls, or null to
/// stop. Calls that the watcher itself makes are ignored.
void flipbook_watch_real_time(
    void (*_Nullable watcher)(flipbook_real_time_call call));

/// Stores the return addresses of the active calls, innermost first, at most `count`, and returns
/// their number. Uses the unwind tables, because the libraries are compiled without frame pointers.
int flipbook_return_addresses(void *_Nullable *_Nonnull addresses, int count);

#undef SWIFT_NAME

#pragma once

// Notices calls that go by the wall clock. On Linux a program's own functions come before those of the
// libraries that it loads, so that the functions here are called in their place: each tells the watcher,
// then calls the library's. Elsewhere, and for Dispatch in a program that is linked to the libraries
// statically, nothing is noticed.

#define SWIFT_NAME(name) __attribute__((swift_name(name)))

/// What was called.
typedef enum __attribute__((enum_extensibility(closed))) {
  /// Work was handed to a queue of Dispatch, by the program or an `OperationQueue`.
  flipbook_call_work SWIFT_NAME("work"),
  /// Work was handed to such a queue for later.
  flipbook_call_laterWork SWIFT_NAME("laterWork"),
  /// The main queue was waited for.
  flipbook_call_mainSync SWIFT_NAME("mainSync"),
  /// A timer of Dispatch was set.
  flipbook_call_sourceTimer SWIFT_NAME("sourceTimer"),
  /// A timer of a run loop was set, or a run loop was run.
  flipbook_call_runLoop SWIFT_NAME("runLoop"),
  /// The thread was put to sleep.
  flipbook_call_sleep SWIFT_NAME("sleep"),
} flipbook_real_time_call SWIFT_NAME("RealTimeCall");

/// Has `watcher` called, on the calling thread, before each such call; null for nobody. Calls that the
/// watcher makes itself are passed over.
void flipbook_watch_real_time(
    void (*_Nullable watcher)(flipbook_real_time_call call));

/// Stores the addresses to which the calls at work return, the inner ones first, at most `count`, and
/// gives how many they are. It reads the tables for unwinding: the libraries keep no frame pointers.
int flipbook_return_addresses(void *_Nullable *_Nonnull addresses, int count);

#undef SWIFT_NAME

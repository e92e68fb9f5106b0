import CTaskHooks

/// The connection of Swift's concurrency runtime with the stages of this process.
///
/// While a clock is current on a thread, jobs for the global executor run on that clock, the main
/// actor is the clock's, and `ContinuousClock` and `SuspendingClock` show its time. On other
/// threads nothing changes, except that a job of a clock's task never runs there.
enum TaskHooks {
  /// Installs the hooks, once per process.
  static func install() { _ = installed }

  private static let installed: Void = flipbook_hook_tasks(
    { TaskHooks.take(unsafeBitCast($0, to: UnownedJob.self)) ? 1 : 0 },
    { executor in
      guard let reference = TaskHooks.mainExecutor else { return 0 }
      executor.pointee = reference
      return 1
    },
    { nanoseconds in
      guard let clock = VirtualClock.current else { return 0 }
      nanoseconds.pointee = clock.now.nanoseconds
      return 1
    })

  private static func take(_ job: UnownedJob) -> Bool {
    if let tasks = VirtualClock.current?.tasks, tasks.adopt(job) { return true }
    guard let owner = AdoptedTasks.owner(of: job) else { return false }
    owner.enqueue(job, .task)
    return true
  }

  private static var mainExecutor: ExecutorReference? {
    guard let executor = VirtualClock.current?.tasks.mainExecutor else { return nil }
    return unsafeBitCast(executor.asUnownedSerialExecutor(), to: ExecutorReference.self)
  }
}

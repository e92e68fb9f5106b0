import Synchronization

/// Runs the jobs of one clock's tasks, each as a turn of that clock at the current instant.
///
/// If a job is made runnable while the clock isn't current – because its task has waited for the
/// network, the wall clock or another thread – it has no place in the order of turns. Such a job is
/// kept and run only when all tasks are unwound, so that a film can't depend on it.
final class TurnExecutor: TaskExecutor {
  private let outsideJobs = Mutex<[StageJob]>([])

  /// Removes and returns the jobs that were enqueued outside the clock's turns.
  func removeOutsideJobs() -> [StageJob] {
    outsideJobs.withLock { outsideJobs in
      defer { outsideJobs = [] }
      return outsideJobs
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    enqueue(UnownedJob(job), .task)
  }

  /// Enqueues a job of this clock.
  func enqueue(_ job: UnownedJob, _ route: StageJob.Route) {
    if let tasks {
      tasks.enqueue(job, route)
    } else {
      outsideJobs.withLock { $0.append(StageJob(job: job, route: route)) }
    }
  }

  /// Enqueues a job of this clock for an instant.
  func enqueue(_ job: UnownedJob, _ route: StageJob.Route, at instant: (Instant) -> Instant) {
    if let tasks, let clock = VirtualClock.current {
      tasks.enqueue(job, route, at: instant(clock.now))
    } else {
      enqueue(job, route)
    }
  }

  /// The tasks of this executor's clock; nil if the clock isn't current.
  private var tasks: ClockTasks? {
    guard let tasks = VirtualClock.current?.tasks, tasks.executor === self else { return nil }
    return tasks
  }
}

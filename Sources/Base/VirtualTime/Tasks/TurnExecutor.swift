import Synchronization

/// Runs the jobs of one clock's tasks, each as a turn of that clock at the current instant.
///
/// If a job is made runnable while the clock isn't current – because its task has waited for the
/// network, the wall clock or another thread – it has no place in the order of turns. Such a job is
/// kept and run only when all tasks are unwound, so that a film can't depend on it.
final class TurnExecutor: TaskExecutor {
  private let outsideJobs = Mutex<[UnownedJob]>([])

  /// Removes and returns the jobs that were enqueued outside the clock's turns.
  func removeOutsideJobs() -> [UnownedJob] {
    outsideJobs.withLock { outsideJobs in
      defer { outsideJobs = [] }
      return outsideJobs
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let tasks = VirtualClock.current?.tasks, tasks.executor === self {
      tasks.enqueue(job)
    } else {
      outsideJobs.withLock { $0.append(job) }
    }
  }
}

import Synchronization

/// Runs the jobs of one clock's tasks, each as a turn of that clock at the current instant.
///
/// A job that is made runnable where the clock is not current – its task has waited for the network,
/// for the wall clock or for another thread – has no place in the order of turns. It is kept, and run
/// only when all tasks are unwound, so that a film cannot depend on it.
final class TurnExecutor: TaskExecutor {
  private let strays = Mutex<[UnownedJob]>([])

  /// Takes out the jobs that came from outside of the clock's turns.
  func takeStrays() -> [UnownedJob] {
    strays.withLock { strays in
      defer { strays = [] }
      return strays
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let tasks = VirtualClock.current?.tasks, tasks.executor === self {
      tasks.enqueue(job)
    } else {
      strays.withLock { $0.append(job) }
    }
  }
}

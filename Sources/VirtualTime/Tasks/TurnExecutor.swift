import Synchronization

/// Runs the jobs of one clock's tasks, each as a turn of that clock at the current instant.
///
/// A job that is made runnable where the clock is not current – its task has waited for the network,
/// for the wall clock or for another thread – has no place in the order of turns. It is kept and
/// never run, so that the film cannot depend on it.
final class TurnExecutor: TaskExecutor {
  private let strays = Mutex<[UnownedJob]>([])

  /// Whether a job came from outside of the clock's turns.
  var hasStrays: Bool { strays.withLock { !$0.isEmpty } }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let tasks = VirtualClock.current?.tasks, tasks.executor === self {
      tasks.enqueue(job)
    } else {
      strays.withLock { $0.append(job) }
    }
  }
}

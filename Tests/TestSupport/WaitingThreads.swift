import Foundation

/// Threads for tests that wait for other programs.
///
/// Swift's own pool has a thread for each core, so a test that waits there leaves its core idle.
final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads(count: 6)

  private let condition = NSCondition()
  /// The jobs that no thread has taken, in order.
  private nonisolated(unsafe) var jobs: [UnownedJob] = []

  private init(count: Int) {
    for index in 0..<count {
      let thread = Thread { [unowned self] in run() }
      thread.name = "tests that wait \(index)"
      // As large as the main thread's: tests play films on these threads.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock {
      jobs.append(job)
      condition.signal()
    }
  }

  private func run() -> Never {
    while true {
      condition.lock()
      while jobs.isEmpty { condition.wait() }
      let job = jobs.removeFirst()
      condition.unlock()
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}

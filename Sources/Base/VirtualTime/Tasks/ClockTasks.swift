import DequeModule

/// The tasks that run on one clock, and those of their jobs that wait for their turn.
///
/// All jobs become runnable at the instant at which they are enqueued, so first in, first out is the
/// clock's order too: each turn that was scheduled for a job runs the first one.
final class ClockTasks: StageLocal {
  let executor = TurnExecutor()
  private unowned let clock: VirtualClock
  private var jobs = Deque<UnownedJob>()
  private var cancellations: [(number: Int, cancel: () -> Void)] = []
  private var nextNumber = 0
  private var isUnwinding = false

  /// How many tasks that keep a film open have not ended.
  private(set) var openCount = 0

  /// When the last task that kept the film open has ended.
  private(set) var lastEnd: Instant?

  init(on clock: VirtualClock) {
    self.clock = clock
  }

  func enqueue(_ job: UnownedJob) {
    jobs.append(job)
    if !isUnwinding { clock.schedule(at: clock.now) { self.runJob() } }
  }

  /// Begins a task; `cancel` is called with those that are left when the clock goes.
  func begin<Success>(
    keepsOpen: Bool, _ body: @escaping () async throws -> Success
  ) -> Task<Success, any Error> {
    nextNumber += 1
    let number = nextNumber
    if keepsOpen { openCount += 1 }
    let confined = Confined((tasks: self, body: body))
    let task = Task(executorPreference: executor) {
      guard let (tasks, body) = confined.value else { throw CancellationError() }
      defer { tasks.end(number, keepsOpen: keepsOpen) }
      return try await body()
    }
    cancellations.append((number, task.cancel))
    return task
  }

  /// Cancels all tasks and lets them run to their ends, without time passing and without any other
  /// work; those that still wait for something that is not on the clock stay as they are.
  func unwind() {
    isUnwinding = true
    defer { isUnwinding = false }
    jobs.append(contentsOf: executor.takeStrays())
    for (_, cancel) in cancellations { cancel() }
    var remaining = clock.turnLimit
    while remaining > 0, !jobs.isEmpty {
      runJob()
      remaining -= 1
    }
  }

  private func runJob() {
    jobs.popFirst()?.runSynchronously(on: executor.asUnownedTaskExecutor())
  }

  private func end(_ number: Int, keepsOpen: Bool) {
    cancellations.removeAll { $0.number == number }
    guard keepsOpen else { return }
    openCount -= 1
    lastEnd = clock.now
  }
}

import DequeModule

/// The tasks that run on one clock, and their jobs that wait for a turn.
///
/// Each job becomes runnable at the instant at which it is enqueued, so the first-in, first-out
/// order is also the clock's order: each turn that was scheduled for a job runs the first one.
final class ClockTasks: StageLocal {
  let executor = TurnExecutor()
  private unowned let clock: VirtualClock
  private var jobs = Deque<UnownedJob>()
  private var cancellations: [(number: Int, cancel: () -> Void)] = []
  private var nextNumber = 0
  private var isUnwinding = false

  /// The number of unfinished tasks that keep a film open.
  private(set) var openCount = 0

  /// The instant at which the last task that kept the film open ended.
  private(set) var lastEnd: Instant?

  init(on clock: VirtualClock) {
    self.clock = clock
  }

  func enqueue(_ job: UnownedJob) {
    jobs.append(job)
    if !isUnwinding { clock.schedule(at: clock.now) { self.runJob() } }
  }

  /// Starts a task; `cancel` is called for the remaining tasks when the clock ends.
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

  /// Cancels all tasks and runs them to their ends, without time passing and without other work.
  /// Tasks that still wait for something outside the clock stay suspended.
  func unwind() {
    isUnwinding = true
    defer { isUnwinding = false }
    jobs.append(contentsOf: executor.removeOutsideJobs())
    for (_, cancel) in cancellations { cancel() }
    var remaining = clock.turnLimit
    while remaining > 0, !jobs.isEmpty {
      runJob()
      remaining -= 1
    }
  }

  private func runJob() {
    let wasInTask = clock.context.isInTask
    clock.context.isInTask = true
    jobs.popFirst()?.runSynchronously(on: executor.asUnownedTaskExecutor())
    clock.context.isInTask = wasInTask
  }

  private func end(_ number: Int, keepsOpen: Bool) {
    cancellations.removeAll { $0.number == number }
    guard keepsOpen else { return }
    openCount -= 1
    lastEnd = clock.now
  }
}

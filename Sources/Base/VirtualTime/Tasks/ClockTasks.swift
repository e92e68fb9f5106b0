import CTaskHooks
import DequeModule

/// The tasks that run on one clock, and their jobs that wait for a turn.
///
/// Each job becomes runnable at the instant at which it is enqueued, so the first-in, first-out
/// order is also the clock's order: each turn that was scheduled for a job runs the first one.
///
/// A task belongs to the clock that was current when it started. Tasks of `task(_:)` prefer the
/// clock's executor. `Task { … }`, actors and the main actor don't: their jobs arrive through the
/// runtime's hooks, see `TaskHooks`.
final class ClockTasks: StageLocal {
  let executor = TurnExecutor()
  private(set) lazy var mainExecutor = StageMainExecutor(outside: executor)
  private unowned let clock: VirtualClock
  private var jobs = Deque<StageJob>()
  /// The jobs that become runnable at a later instant: those that end a sleep.
  private var delayedJobs: [Int: StageJob] = [:]
  private var open: [Int: OpenTask] = [:]
  private var adopted: AdoptedTasks
  private var nextNumber = 0
  private var isUnwinding = false

  /// The number of unfinished tasks that keep a film open.
  private(set) var openCount = 0

  /// The instant at which the last task that kept the film open ended.
  private(set) var lastEnd: Instant?

  init(on clock: VirtualClock) {
    self.clock = clock
    adopted = AdoptedTasks(of: executor)
  }

  deinit {
    // A task that hasn't ended refers to this executor without retaining it.
    if !adopted.release() { _ = Unmanaged.passRetained(mainExecutor) }
  }

  func enqueue(_ job: UnownedJob, _ route: StageJob.Route = .task) {
    log?.recordStart(of: job)
    jobs.append(StageJob(job: job, route: route))
    if !isUnwinding { clock.schedule(at: clock.now) { self.runNext() } }
  }

  /// Takes a job that the runtime would run on its own threads. Returns false if the job's task
  /// belongs to another clock.
  func adopt(_ job: UnownedJob) -> Bool {
    guard adopted.adopt(job) else { return false }
    enqueue(job)
    return true
  }

  /// Runs `job` at `instant`.
  func enqueue(_ job: UnownedJob, _ route: StageJob.Route, at instant: Instant) {
    let delayed = StageJob(job: job, route: route)
    if isUnwinding { return jobs.append(delayed) }
    nextNumber += 1
    let number = nextNumber
    delayedJobs[number] = delayed
    clock.schedule(at: instant) {
      self.delayedJobs[number] = nil
      self.run(delayed)
    }
  }

  /// Starts a task; `cancel` is called for the remaining tasks when the clock ends.
  func begin<Success>(
    name: String?, keepsOpen: Bool, _ body: @escaping () async throws -> Success
  ) -> Task<Success, any Error> {
    nextNumber += 1
    let number = nextNumber
    if keepsOpen { openCount += 1 }
    let confined = Confined((tasks: self, body: body))
    let task = Task(name: name, executorPreference: executor) {
      guard let (tasks, body) = confined.value else { throw CancellationError() }
      defer { tasks.end(number, keepsOpen: keepsOpen) }
      return try await body()
    }
    open[number] = OpenTask(task)
    return task
  }

  /// The addresses at which the tasks continue that haven't ended, by their identifiers.
  var resumeAddresses: [UInt64: [UInt]] {
    adopted.resumeAddresses.merging(open.values.map { ($0.identifier, $0.resumeAddresses()) }) {
      $1
    }
  }

  /// The record of the tasks; nil if the stage isn't traced or if its tasks are being unwound.
  private var log: TaskLog? {
    clock.context.isTraced && !isUnwinding ? TaskLog.of(clock) : nil
  }

  /// Cancels all tasks and runs them to their ends, without time passing and without other work.
  /// Tasks that still wait for something outside the clock stay suspended.
  func unwind() {
    isUnwinding = true
    defer { isUnwinding = false }
    jobs.append(contentsOf: executor.removeOutsideJobs())
    for (_, task) in open.sorted(by: { $0.key < $1.key }) { task.cancel() }
    adopted.cancelAll()
    var remaining = clock.turnLimit
    while remaining > 0 {
      if jobs.isEmpty {
        // The jobs that end a sleep do nothing in a cancelled task.
        jobs.append(contentsOf: delayedJobs.sorted { $0.key < $1.key }.map(\.value))
        delayedJobs = [:]
      }
      if jobs.isEmpty { break }
      runNext()
      remaining -= 1
    }
    adopted.sweep()
  }

  private func runNext() {
    if let job = jobs.popFirst() { run(job) }
  }

  private func run(_ job: StageJob) {
    let wasInTask = clock.context.isInTask
    clock.context.isInTask = true
    if let log { log.recording(job.job) { execute(job) } } else { execute(job) }
    clock.context.isInTask = wasInTask
  }

  private func execute(_ job: StageJob) {
    switch job.route {
    case .task: job.job.runSynchronously(on: executor.asUnownedTaskExecutor())
    case .mainActor:
      job.job.runSynchronously(
        isolatedTo: mainExecutor.asUnownedSerialExecutor(),
        taskExecutor: executor.asUnownedTaskExecutor())
    }
  }

  private func end(_ number: Int, keepsOpen: Bool) {
    open[number] = nil
    guard keepsOpen else { return }
    openCount -= 1
    lastEnd = clock.now
  }
}

/// A job and how it runs.
struct StageJob {
  enum Route {
    /// As part of a task or of an actor without an executor of its own.
    case task
    /// Isolated to the main actor.
    case mainActor
  }

  let job: UnownedJob
  let route: Route
}

/// A task that was started with `ClockTasks.begin`.
private struct OpenTask {
  let identifier: UInt64
  let cancel: () -> Void
  /// Returns the addresses at which the task and the functions that await it continue, innermost
  /// first.
  let resumeAddresses: () -> [UInt]

  init<Success>(_ task: Task<Success, any Error>) {
    // A task is a reference to its object.
    let object = unsafeBitCast(task, to: UnsafeMutableRawPointer.self)
    identifier = flipbook_job_id(object)
    cancel = task.cancel
    resumeAddresses = {
      withExtendedLifetime(task) { AdoptedTasks.resumeAddresses(of: object) }
    }
  }
}

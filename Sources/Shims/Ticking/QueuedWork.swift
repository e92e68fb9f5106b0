import DequeModule
import VirtualTime

/// The work of one queue on one clock.
///
/// Work of the main queue runs on the stage's thread. That of other queues is a coroutine, which can
/// wait; in a serial queue, the work after it starts when it has ended.
final class QueuedWork {
  private final class Job {
    let isBarrier: Bool
    /// Whether its turn has come.
    var isDue = false
    let start: () -> Void

    init(isBarrier: Bool, start: @escaping () -> Void) {
      self.isBarrier = isBarrier
      self.start = start
    }
  }

  private let queue: StageQueue
  /// The jobs that haven't started, in the order in which they start.
  private var jobs = Deque<Job>()
  /// The number of jobs that have started but not ended.
  private var runningCount = 0
  private var hasBarrier = false
  private var suspensionCount = 0
  private var isActive: Bool

  fileprivate init(of queue: StageQueue) {
    self.queue = queue
    isActive = !queue.isInitiallyInactive
  }

  /// Returns the work of `queue` on the current clock.
  static func of(_ queue: StageQueue) -> QueuedWork {
    Queues.current?.work(of: queue) ?? QueuedWork(of: queue)
  }

  private var isMain: Bool { queue === StageQueue.main }

  /// Whether no job has to wait for another one.
  private var isConcurrent: Bool { isMain || queue.isConcurrent }

  /// Runs `work` at this instant, after the jobs that are running or already waiting.
  func add(isBarrier: Bool = false, _ work: @escaping () -> Void) {
    let job = job(isBarrier: isBarrier, work)
    let isScheduled = schedule(at: StageNow.instant, "DispatchQueue.async") { [self] in
      job.isDue = true
      startDue()
    }
    if isScheduled { jobs.append(job) }
  }

  /// Runs `work` when the clock reaches `instant`.
  func add(at instant: Instant, isBarrier: Bool = false, _ work: @escaping () -> Void) {
    _ = schedule(at: instant, "DispatchQueue.asyncAfter") { [self] in
      let job = job(isBarrier: isBarrier, work)
      job.isDue = true
      jobs.append(job)
      startDue()
    }
  }

  private func schedule(
    at instant: Instant, _ what: String, _ action: @escaping () -> Void
  ) -> Bool {
    if isMain { return StageNow.schedule(at: instant, what, action) != nil }
    return StageNow.scheduleInBackground(at: instant, what, action) != nil
  }

  private func job(isBarrier: Bool, _ work: @escaping () -> Void) -> Job {
    Job(isBarrier: isBarrier) { [self] in
      let run = {
        self.queue.asCurrent(work)
        self.end()
      }
      if isMain {
        run()
      } else if let target = queue.target {
        QueuedWork.of(target).add(run)
      } else {
        Coroutine.run(run)
      }
    }
  }

  fileprivate func removeAll() { jobs = [] }

  private func startDue() {
    while !isSuspended, let job = jobs.first, job.isDue, canStart(isBarrier: job.isBarrier) {
      jobs.removeFirst()
      begin(isBarrier: job.isBarrier)
      job.start()
    }
  }

  private func canStart(isBarrier: Bool) -> Bool {
    runningCount == 0 || isConcurrent && !isBarrier && !hasBarrier
  }

  private var isSuspended: Bool { suspensionCount > 0 || !isActive }

  func suspend() { suspensionCount += 1 }

  func resume() {
    suspensionCount = max(0, suspensionCount - 1)
    startLater()
  }

  func activate() {
    isActive = true
    startLater()
  }

  /// Starts the jobs that are due, after the running work.
  private func startLater() {
    guard jobs.first?.isDue == true else { return }
    StageNow.scheduleInBackground("DispatchQueue.async", startDue)
  }

  private func begin(isBarrier: Bool) {
    runningCount += 1
    hasBarrier = isBarrier
  }

  private func end() {
    runningCount -= 1
    hasBarrier = false
    startLater()
  }
}

// Work that the caller waits for.
extension QueuedWork {
  /// Runs `work` after the jobs that are running or already waiting, before the call returns.
  ///
  /// A queue that waits for itself, which stops a program on a device, runs `work` immediately.
  func sync<Result>(isBarrier: Bool, _ work: () throws -> Result) rethrows -> Result {
    guard let coroutine = Coroutine.current else {
      runAll(isBarrier: isBarrier)
      return try run(isBarrier: isBarrier, work)
    }
    if queue === StageQueue.current { return try queue.asCurrent(work) }
    if isMain { return try Coroutine.runOnMainThread { try queue.asCurrent(work) } }
    if isSuspended || !jobs.isEmpty || !canStart(isBarrier: isBarrier) {
      return try runInTurn(of: coroutine, isBarrier: isBarrier, work)
    }
    return try run(isBarrier: isBarrier, work)
  }

  private func run<Result>(isBarrier: Bool, _ work: () throws -> Result) rethrows -> Result {
    begin(isBarrier: isBarrier)
    defer { end() }
    return try runByTarget(work)
  }

  private func runByTarget<Result>(_ work: () throws -> Result) rethrows -> Result {
    guard let target = queue.target else { return try queue.asCurrent(work) }
    return try QueuedWork.of(target).sync(isBarrier: false) { try queue.asCurrent(work) }
  }

  /// Suspends `coroutine` until the job before has ended.
  private func runInTurn<Result>(
    of coroutine: Coroutine, isBarrier: Bool, _ work: () throws -> Result
  ) rethrows -> Result {
    let job = Job(isBarrier: isBarrier) {
      StageNow.scheduleInBackground("DispatchQueue.sync", coroutine.resume)
    }
    job.isDue = true
    jobs.append(job)
    coroutine.suspend()
    defer { end() }
    return try runByTarget(work)
  }

  /// Runs the jobs that wait for this instant, on the stage's thread. In a serial queue, they end first.
  private func runAll(isBarrier: Bool) {
    let waiting = jobs
    for job in waiting { job.isDue = true }
    startDue()
    if isMain { return }
    _ = BackgroundTurns.current?.runAhead {
      jobs.isEmpty && !isSuspended && canStart(isBarrier: isBarrier)
    }
  }
}

/// The queues of one clock.
private final class Queues: StageLocal {
  private var works: [ObjectIdentifier: QueuedWork] = [:]

  init(on clock: VirtualClock) {
    clock.atEnd(of: self) { queues in
      // Work that still waits refers to its queue, and isn't released.
      for work in queues.works.values { work.removeAll() }
      queues.works = [:]
    }
  }

  func work(of queue: StageQueue) -> QueuedWork {
    if let found = works[ObjectIdentifier(queue)] { return found }
    let work = QueuedWork(of: queue)
    works[ObjectIdentifier(queue)] = work
    return work
  }
}

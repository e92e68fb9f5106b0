import VirtualTime

/// Work of a background queue that waits for a `DispatchGroup` or a `DispatchSemaphore`.
///
/// As after a pause of `SleepingWork`, the work goes on immediately. What it submits to queues from
/// then on is submitted when the wait ends, and what follows it in its serial queue starts
/// then. What the work itself reads or changes after the call, it reads or changes too early.
final class WaitingWork {
  private typealias Submission = (delay: Int64, submit: () -> Void)

  /// The time at which the work began to wait.
  private let start = StageNow.instant
  private var submissions: [Submission] = []
  private var followers: [() -> Void] = []
  private var queue: QueuedWork?
  /// The call that waits, for messages.
  private let what: String
  /// Whether what the work waited for has come, or its time is over.
  private(set) var hasEnded = false
  /// The time, in nanoseconds, that the work slept after it had begun to wait.
  private var pauses: Int64 = 0

  private init(_ what: String) { self.what = what }

  /// Calls `submit` now, or, if the running work waits, when the wait ends.
  static func submit(_ submit: @escaping () -> Void) {
    guard let wait = SleepingWork.current?.wait else { return submit() }
    wait.submissions.append((StageNow.instant.nanoseconds(since: wait.start), submit))
  }

  /// Calls `submit` as above, but not before the running work's pauses have passed.
  static func submitInTime(_ what: String, _ submit: @escaping () -> Void) {
    self.submit {
      if SleepingWork.lead == 0 { return submit() }
      StageNow.schedule(at: StageNow.instant, what, submit)
    }
  }

  /// Lets the running work of a background queue wait until what `register` gets is finished, or until
  /// `timeout`. Returns whether there is such work. `what` names the call for messages.
  static func wait(
    _ what: String, timeout: Instant = .distantFuture,
    until register: @escaping (WaitingWork) -> Void
  ) -> Bool {
    guard let work = SleepingWork.current, work.lead != nil else { return false }
    let wait = WaitingWork(what)
    let limit = timeout == .distantFuture ? nil : timeout.nanoseconds(since: wait.start)
    submit {
      register(wait)
      if let limit { StageNow.schedule(at: StageNow.instant.advanced(by: limit), what, wait.end) }
    }
    work.wait = wait
    return true
  }

  /// Lets the work go on at this instant.
  func finish() { StageNow.schedule(at: StageNow.instant, what, end) }

  /// Lets the serial `queue` go on when the wait ends.
  func hold(_ queue: QueuedWork) {
    self.queue = queue
    pauses = StageNow.instant.nanoseconds(since: start)
    queue.wait = self
  }

  /// Calls `start` when the wait ends and the queue goes on.
  func then(_ start: @escaping () -> Void) { followers.append(start) }

  private func end() {
    guard !hasEnded, let work = SleepingWork.current else { return }
    hasEnded = true
    let before = (work.lead, work.wait)
    defer { (work.lead, work.wait) = before }
    (work.lead, work.wait) = (nil, nil)
    let late = max(start.nanoseconds(since: StageNow.instant), 0)
    for (delay, submit) in submissions {
      work.lead = late + delay
      submit()
    }
    work.lead = nil
    queue?.wait = nil
    queue?.idle = StageNow.instant.advanced(by: late + pauses)
    for start in followers { start() }
  }
}

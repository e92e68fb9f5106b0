public import Dispatch
import VirtualTime

/// A Dispatch timer on the stage's clock, created by `DispatchSource.makeTimerSource()`.
///
/// As in Dispatch, it starts suspended. Intervals below 0.1 ms become 0.1 ms, as for `Timer`;
/// otherwise the film's time would not advance.
public protocol DispatchSourceTimer: AnyObject {
  /// Sets when the timer first fires and its interval; it fires once by default. Leeway has no
  /// effect.
  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
  /// Sets when the timer first fires and its interval in seconds, infinity to fire once.
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
  /// Sets the closure that the timer calls.
  func setEventHandler(handler: (() -> Void)?)
  /// Sets the closure that is called, on the stage's clock, when the timer is cancelled.
  func setCancelHandler(handler: (() -> Void)?)
  /// Starts the timer.
  func resume()
  /// Starts the timer for the first time.
  func activate()
  /// Suspends the timer. The calls that fall due meanwhile are made as one call when it resumes.
  func suspend()
  /// Stops the timer permanently.
  func cancel()
  /// A Boolean value that indicates whether the timer was cancelled.
  var isCancelled: Bool { get }
}

extension DispatchSourceTimer {
  /// Sets when the timer first fires and its interval; it fires once by default.
  public func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }

  /// Sets when the timer first fires and its interval in seconds.
  public func schedule(deadline: DispatchTime, repeating interval: Double) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }
}

final class StageTimerSource: DispatchSourceTimer {
  private var next = Instant.distantFuture
  /// Nanoseconds between two calls; nil for one call.
  private var period: Int64?
  private var handler: (() -> Void)?
  private var cancelHandler: (() -> Void)?
  private var isRunning = false
  private var isHandling = false
  private var isOverdue = false
  private(set) var isCancelled = false
  private weak var clock: VirtualClock?
  private weak var work: VirtualClock.Work?
  private let queue: StageQueue

  init(on queue: StageQueue) { self.queue = queue }

  /// Deallocation stops the timer, as in Dispatch.
  deinit {
    if let work { clock?.cancel(work) }
  }

  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval
  ) {
    schedule(at: deadline.instant, every: interval.wholeNanoseconds)
  }

  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval) {
    guard ClockMisuse.check(interval, "A timer source has a repeat interval of") else { return }
    schedule(at: deadline.instant, every: Instant.nanoseconds(interval))
  }

  private func schedule(at instant: Instant, every nanoseconds: Int64) {
    next = instant
    period = nanoseconds == .max ? nil : max(nanoseconds, StageTimer.shortestPeriod)
    arm()
  }

  func setEventHandler(handler: (() -> Void)?) { self.handler = handler }

  func setCancelHandler(handler: (() -> Void)?) { cancelHandler = handler }

  func resume() {
    isRunning = true
    arm()
  }

  func activate() { resume() }

  func suspend() {
    isRunning = false
    arm()
  }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    arm()
    handler = nil
    if let cancelHandler { queue.async(execute: cancelHandler) }
    cancelHandler = nil
  }

  private func arm() {
    if let work { clock?.cancel(work) }
    guard isRunning, !isCancelled, next != .distantFuture else { return }
    if let current = VirtualClock.current, clock !== current {
      clock = current
      current.atEnd(of: self) { timer in
        if timer.clock === VirtualClock.current {
          timer.handler = nil
          timer.cancelHandler = nil
        }
      }
    }
    work = StageNow.schedule(at: next, "A timer source") { [weak self] in self?.tick() }
  }

  /// Runs the handler as work of the queue, unless it still runs: the calls that fall due meanwhile are
  /// made as one call.
  private func runInBackground() {
    guard let handler else { return }
    if isHandling { return isOverdue = true }
    isHandling = true
    queue.async { [self] in
      handler()
      isHandling = false
      guard isOverdue else { return }
      isOverdue = false
      if isRunning, !isCancelled { runInBackground() }
    }
  }

  private func tick() {
    if let period {
      let passed = StageNow.instant.nanoseconds(since: next) / period
      next = next.advanced(by: (max(passed, 0) + 1) * period)
    } else {
      next = .distantFuture
    }
    if queue === StageQueue.main { handler?() } else { runInBackground() }
    // The handler may already have armed the timer by calling `schedule`.
    if work?.isPending != true { arm() }
  }
}

/// Returns a suspended timer source on the stage's clock, whose handlers are work of `queue`.
package func makeTimerSource(on queue: StageQueue) -> any DispatchSourceTimer {
  StageTimerSource(on: queue)
}

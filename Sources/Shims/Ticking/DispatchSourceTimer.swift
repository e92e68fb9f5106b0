public import Dispatch
import VirtualTime

/// A timer of Dispatch's kind on the stage's clock: `DispatchSource.makeTimerSource()` makes one.
///
/// As there, it begins suspended. An interval below 0.1 ms counts as that, as a `Timer`'s does: else a
/// film would not get on.
public protocol DispatchSourceTimer: AnyObject {
  /// Sets when it fires first and how often then; once by default. Leeway changes nothing.
  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
  /// Sets when it fires first and every how many seconds then; infinity for once.
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
  /// Sets what it calls.
  func setEventHandler(handler: (() -> Void)?)
  /// Sets what is called, on the stage's clock, when it is cancelled.
  func setCancelHandler(handler: (() -> Void)?)
  /// Lets it run.
  func resume()
  /// Lets it run for the first time.
  func activate()
  /// Holds it; what falls due meanwhile comes as one call afterwards.
  func suspend()
  /// Stops it for good.
  func cancel()
  /// Whether it was cancelled.
  var isCancelled: Bool { get }
}

extension DispatchSourceTimer {
  /// Sets when it fires first and how often then; once by default.
  public func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }

  /// Sets when it fires first and every how many seconds then.
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
  private(set) var isCancelled = false
  private weak var clock: VirtualClock?
  private weak var work: VirtualClock.Work?

  init() {}

  /// A timer that goes stops: Dispatch's too lives only as long as it is kept.
  deinit {
    if let work { clock?.cancel(work) }
  }

  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval
  ) {
    schedule(at: deadline.instant, every: interval.wholeNanoseconds)
  }

  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval) {
    guard ClockMisuse.check(interval, "A timer source was to repeat every") else { return }
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
    if let cancelHandler { StageQueue.main.async(execute: cancelHandler) }
    cancelHandler = nil
  }

  private func arm() {
    if let work { clock?.cancel(work) }
    guard isRunning, !isCancelled, next != .distantFuture else { return }
    if let current = VirtualClock.current, clock !== current {
      clock = current
      current.atEnd(of: self) { timer in
        if timer.clock === VirtualClock.current {
          (timer.handler, timer.cancelHandler) = (nil, nil)
        }
      }
    }
    work = StageNow.schedule(at: next, "A timer source") { [weak self] in self?.tick() }
  }

  private func tick() {
    if let period {
      let passed = StageNow.instant.nanoseconds(since: next) / period
      next = next.advanced(by: (max(passed, 0) + 1) * period)
    } else {
      next = .distantFuture
    }
    handler?()
    // The handler may have set other times, and so armed it already.
    if work?.isPending != true { arm() }
  }
}

/// A timer source on the stage's clock, suspended.
package func makeTimerSource() -> any DispatchSourceTimer { StageTimerSource() }

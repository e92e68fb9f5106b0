package import Foundation
import VirtualTime

/// A timer that fires on a stage's clock.
///
/// The underlying Foundation timer is never started. Like a run loop, the clock retains the timer
/// from the time it is added until it is invalidated.
package final class StageTimer: Foundation.Timer {
  /// The timer's closure. Foundation never frees a timer, so the clock owns the closure while the
  /// timer runs, and the timer owns it only until then.
  private weak var call: Call?
  private var unstarted: Call?
  private var hasEnded = false
  private let repeats: Bool
  /// Nanoseconds between two calls.
  private let period: Int64
  private let info: Any?
  private var slack: TimeInterval = 0
  /// The instant of the next call.
  private var next: Instant
  private weak var clock: VirtualClock?
  private weak var work: VirtualClock.Work?

  /// The shortest interval between two calls, in nanoseconds: 0.1 ms, as in Foundation.
  static let shortestPeriod: Int64 = 100_000

  /// Creates a timer whose first call comes `delay` seconds from now.
  package init(
    after delay: TimeInterval, interval: TimeInterval, repeats: Bool, userInfo: Any? = nil,
    block: @escaping (Foundation.Timer) -> Void
  ) {
    let call = Call(block)
    self.call = call
    unstarted = call
    self.repeats = repeats
    info = userInfo
    period = max(Instant.nanoseconds(interval), Self.shortestPeriod)
    let wait = repeats && delay == interval ? period : max(Instant.nanoseconds(delay), 0)
    next = StageNow.instant.advanced(by: wait)
    super.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    if !delay.isFinite || !interval.isFinite {
      ClockMisuse.report(
        "A timer has an interval of \(interval) s and a delay of \(delay) s.",
        hint: "Use finite numbers; look for a division by zero where they are computed.")
      invalidate()
    }
  }

  /// Starts the timer on the current stage's clock; a second call has no effect.
  package func start() {
    guard isValid, clock == nil else { return }
    clock = VirtualClock.current
    if clock == nil { StageNow.schedule(at: next, "A timer") {} }
    arm()
  }

  private func arm() {
    guard let clock, let call, isValid else { return }
    if let work { clock.cancel(work) }
    work = clock.schedule(at: next) { self.tick(call) }
    unstarted = nil
  }

  private func tick(_ call: Call) {
    if repeats { skipPassed() }
    call.block(self)
    if repeats { arm() } else { invalidate() }
  }

  /// Advances to the next multiple of the interval that lies in the future.
  private func skipPassed() {
    let passed = StageNow.instant.nanoseconds(since: next) / period
    next = next.advanced(by: (max(passed, 0) + 1) * period)
  }

  package override func fire() {
    guard isValid else { return }
    call?.block(self)
    if !repeats { invalidate() }
  }

  package override func invalidate() {
    hasEnded = true
    unstarted = nil
    if let work { clock?.cancel(work) }
  }

  package override var isValid: Bool { !hasEnded && call != nil }

  package override var timeInterval: TimeInterval { repeats ? Double(period) / 1e9 : 0 }

  package override var fireDate: Foundation.Date {
    get { Foundation.Date(timeIntervalSinceReferenceDate: next.seconds) }
    set {
      next = Instant(seconds: newValue.timeIntervalSinceReferenceDate)
      arm()
    }
  }

  /// The tolerance, which has no effect: timers of a stage are never late.
  package override var tolerance: TimeInterval {
    get { slack }
    set { slack = max(newValue, 0) }
  }

  package override var userInfo: Any? { info }

  private final class Call {
    let block: (Foundation.Timer) -> Void

    init(_ block: @escaping (Foundation.Timer) -> Void) { self.block = block }
  }
}

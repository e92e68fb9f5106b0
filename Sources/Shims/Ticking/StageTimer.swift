package import Foundation
import VirtualTime

/// A timer that fires on a stage's clock.
///
/// What it inherits from Foundation's is never started. The clock keeps it, as a run loop does, from
/// the time it is added until it is invalid.
package final class StageTimer: Foundation.Timer {
  /// What it calls. Foundation never frees a timer, so the clock owns this while the timer runs, and
  /// the timer only until then.
  private weak var call: Call?
  private var unstarted: Call?
  private var hasEnded = false
  private let repeats: Bool
  /// Nanoseconds between two calls.
  private let period: Int64
  private let info: Any?
  private var slack: TimeInterval = 0
  /// When it fires next.
  private var next: Instant
  private weak var clock: VirtualClock?
  private weak var work: VirtualClock.Work?

  /// The least that may lie between two calls, in nanoseconds: 0.1 ms, as with Foundation.
  static let shortestPeriod: Int64 = 100_000

  /// A timer whose first call comes `delay` seconds from now.
  package init(
    after delay: TimeInterval, interval: TimeInterval, repeats: Bool, userInfo: Any? = nil,
    block: @escaping (Foundation.Timer) -> Void
  ) {
    let call = Call(block)
    (self.call, unstarted, self.repeats, info) = (call, call, repeats, userInfo)
    period = max(Instant.nanoseconds(interval), Self.shortestPeriod)
    let wait = repeats && delay == interval ? period : max(Instant.nanoseconds(delay), 0)
    next = StageNow.instant.advanced(by: wait)
    super.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    if !delay.isFinite || !interval.isFinite {
      ClockMisuse.report(
        "A timer was made with the interval \(interval) s, due in \(delay) s.",
        hint: "Both are finite numbers; look for a division by zero in what computes them.")
      invalidate()
    }
  }

  /// Lets it run by the clock of the stage that is current; a second time changes nothing.
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

  /// Moves on to the first instant of its rhythm that lies ahead.
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
    (hasEnded, unstarted) = (true, nil)
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

  /// Kept and without effect: timers of a stage are never late.
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

public import Foundation
import VirtualTime

/// The pauses of work on one clock's background queues.
///
/// On a device, work that sleeps blocks a thread of its own, and what it does next happens later. A
/// stage has one thread, and no work can be suspended in the middle. So the work goes on immediately,
/// and what it submits to queues from then on is due as much later, as is what follows it in its
/// serial queue. Times that it reads are later, too. What the work itself changes after a pause
/// changes too early.
final class SleepingWork: StageLocal {
  /// The time, in nanoseconds, that the running work is ahead of the clock; nil in work of the main
  /// queue, which can't sleep.
  var lead: Int64? {
    get { context.lead }
    set { context.lead = newValue }
  }
  /// What the running work waits for; nil if it doesn't wait.
  var wait: WaitingWork?

  /// The clock owns both.
  private unowned let context: StageContext

  init(on clock: VirtualClock) { context = clock.context }

  /// The time, in nanoseconds, that work which is running on the current stage is ahead of the clock.
  static var lead: Int64 { current?.lead ?? 0 }

  /// What work that has run still sleeps or waits for.
  struct Pause {
    /// The time that it sleeps, in nanoseconds.
    let lead: Int64
    let wait: WaitingWork?

    var isSome: Bool { lead > 0 || wait != nil }

    /// Calls `action` at the end.
    func then(_ action: @escaping () -> Void) {
      let end = {
        StageNow.schedule(
          at: StageNow.instant.advanced(by: self.lead), "the end of a pause", action)
      }
      if let wait { wait.then { _ = end() } } else { _ = end() }
    }
  }

  /// Runs work of the main queue, or of another one, and returns what it still sleeps or waits for.
  static func run(isMain: Bool, _ work: () -> Void) -> Pause {
    guard let sleeping = current else {
      work()
      return Pause(lead: 0, wait: nil)
    }
    let before = (sleeping.lead, sleeping.wait)
    defer { (sleeping.lead, sleeping.wait) = before }
    (sleeping.lead, sleeping.wait) = (isMain ? nil : 0, nil)
    work()
    return Pause(lead: sleeping.lead ?? 0, wait: sleeping.wait)
  }

  /// Lets the running work of a background queue sleep for `seconds`, and returns whether there is
  /// any. Times that aren't positive numbers have no effect.
  static func sleep(seconds: Double) -> Bool {
    guard let work = current, let lead = work.lead else { return false }
    guard seconds > 0 else { return true }
    work.lead = Instant(nanoseconds: lead).advanced(bySeconds: seconds).nanoseconds
    return true
  }
}

/// The functions that suspend the calling thread, on the stage's clock: rewritten sources call them
/// instead of `sleep`, `usleep` and those of `Thread`. In work of the main queue, and outside of work
/// that a queue started, the program really waits.
public enum StageThread {
  /// Suspends the work of a background queue for `interval` seconds.
  public static func sleep(forTimeInterval interval: TimeInterval) {
    if !SleepingWork.sleep(seconds: interval) { Foundation.Thread.sleep(forTimeInterval: interval) }
  }

  /// Suspends the work of a background queue until `date`.
  public static func sleep(until date: Foundation.Date) {
    sleep(forTimeInterval: date.timeIntervalSince(StageNow.date))
  }

  /// Suspends the work of a background queue for a number of seconds, and returns 0.
  @discardableResult public static func sleep(_ seconds: UInt32) -> UInt32 {
    sleep(forTimeInterval: Double(seconds))
    return 0
  }

  /// Suspends the work of a background queue for a number of microseconds, and returns 0.
  @discardableResult public static func usleep(_ microseconds: UInt32) -> Int32 {
    sleep(forTimeInterval: Double(microseconds) / 1e6)
    return 0
  }
}

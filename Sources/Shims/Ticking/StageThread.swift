public import Foundation
import VirtualTime

/// The functions that suspend the calling thread, on the stage's clock: rewritten sources call them
/// instead of `sleep`, `usleep` and those of `Thread`. In work of the main queue, and outside of work
/// that a queue started, the program really waits.
public enum StageThread {
  /// Whether the running work is that of the main queue.
  public static var isMainThread: Bool { Coroutine.isMainThread }

  /// Runs `block` as work of a background queue.
  public static func detachNewThread(_ block: @escaping () -> Void) {
    StageQueue.global().async(execute: block)
  }

  /// Suspends the work of a background queue for `interval` seconds.
  public static func sleep(forTimeInterval interval: TimeInterval) {
    guard let coroutine = Coroutine.current else {
      return Foundation.Thread.sleep(forTimeInterval: interval)
    }
    sleep(coroutine, until: StageNow.instant.advanced(bySeconds: interval > 0 ? interval : 0))
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

  /// Suspends `coroutine` until `instant`.
  static func sleep(_ coroutine: Coroutine, until instant: Instant) {
    StageNow.scheduleInBackground(at: instant, "the end of a sleep", coroutine.resume)
    coroutine.suspend()
  }
}

import Failures
import Foundation
import VirtualTime

/// Calls to timers, queues and run loops that no stage's clock can carry out.
///
/// They can't throw, so the error goes to the current stage and ends its film. Outside of a stage it
/// goes to standard error.
enum ClockMisuse {
  /// Reports an error: `message` names the call, `hint` what to do instead.
  static func report(_ message: String, hint: String) {
    let error = FlipbookError(.filmFailed, message, hint: hint)
    guard VirtualClock.current == nil else { return error.report() }
    try? FileHandle.standardError.write(contentsOf: Data("\(message) \(hint)\n".utf8))
  }

  /// Reports a call that would block the thread, and with it the clock it waits for.
  static func reportStandstill(_ call: String, instead: String) {
    report(
      "\(call) would wait for ever: a stage is one thread, and its time stands still meanwhile.",
      hint: instead)
  }

  /// Whether `seconds` is a number; reports it if not, after what was to be done with it.
  static func check(_ seconds: Double, _ what: String) -> Bool {
    guard seconds.isNaN else { return true }
    report("\(what) \(seconds) s.", hint: "Look for a division by zero in what computes it.")
    return false
  }
}

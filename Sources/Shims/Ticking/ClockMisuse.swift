import Failures
import Foundation
import VirtualTime

/// Reports calls to timers, queues and run loops that a stage's clock can't carry out.
///
/// These calls can't throw, so the error goes to the current stage and ends its film. Outside of a
/// stage, it is written to standard error.
enum ClockMisuse {
  /// Reports an error: `message` names the call, `hint` what to do instead.
  static func report(_ message: String, hint: String) {
    let error = FlipbookError(.filmFailed, message, hint: hint)
    guard VirtualClock.current == nil else { return error.report() }
    try? FileHandle.standardError.write(contentsOf: Data("\(message) \(hint)\n".utf8))
  }

  /// Reports a call that would block the thread, and with it the clock that the call waits for.
  static func reportDeadlock(_ call: String, instead: String) {
    report(
      "\(call) would block forever: a stage has one thread, and its clock stops during the call.",
      hint: instead)
  }

  /// Returns whether `seconds` is a number. If it isn't, reports an error whose message starts with
  /// `what`.
  static func check(_ seconds: Double, _ what: String) -> Bool {
    guard seconds.isNaN else { return true }
    report("\(what) \(seconds) s.", hint: "Look for a division by zero where it is computed.")
    return false
  }
}

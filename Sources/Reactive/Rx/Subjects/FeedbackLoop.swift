import Failures
import VirtualTime

/// Subjects and relays that are sent an element by the observer of the one before, over and over.
enum FeedbackLoop {
  /// How many elements may be nested: far more than is ever meant, and fewer than a stack holds.
  static let limit = 1000

  /// Stops the current stage with an error, and keeps the calls at work. False without a stage.
  static func report() -> Bool {
    guard VirtualClock.current != nil else { return false }
    FlipbookError(
      .zeroTimeLoop,
      "A subject or relay feeds itself: \(limit) times in a row an element of it was answered by the "
        + "next one.",
      hint: "End it with take(_:) or distinctUntilChanged(), or answer later, with "
        + "observe(on: MainScheduler.asyncInstance)."
    ).report()
    return true
  }
}

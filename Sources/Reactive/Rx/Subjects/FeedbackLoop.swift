import Failures
import VirtualTime

/// Detects subjects and relays that receive an element from the observer of the previous one,
/// indefinitely.
enum FeedbackLoop {
  /// The maximum number of nested elements: far more than any film needs, and fewer than fit on a
  /// stack.
  static let limit = 1000

  /// Stops the current stage with an error, and keeps the current call stack. Returns false without
  /// a stage.
  static func report() -> Bool {
    guard VirtualClock.current != nil else { return false }
    FlipbookError(
      .zeroTimeLoop,
      "A subject or relay feeds itself: an observer responded to an element with the next one "
        + "\(limit) times in a row.",
      hint: "End the loop with take(_:) or distinctUntilChanged(), or respond in a separate turn "
        + "with observe(on: MainScheduler.asyncInstance)."
    ).report()
    return true
  }
}

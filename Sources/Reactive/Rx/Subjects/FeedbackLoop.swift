import VirtualTime

/// A subject or relay that is sent an element by who receives the one before, again and again.
package struct FeedbackLoop: StageError {
  /// How often that may happen within itself: far more than is ever meant, and less than a stack
  /// holds.
  static let limit = 1000

  package let message =
    "A subject or relay feeds itself: \(limit) times in a row an element of it was answered by the "
    + "next one."
  package let hint =
    "End it with take(_:) or distinctUntilChanged(), or answer later, with "
    + "observe(on: MainScheduler.asyncInstance)."

  /// Stops the stage that is current with this error, and keeps who has answered last. False without
  /// a stage.
  static func report() -> Bool {
    guard let clock = VirtualClock.current else { return false }
    clock.fail(FeedbackLoop(), notesCalls: true)
    return true
  }
}

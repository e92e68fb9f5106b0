package import Failures

extension FlipbookError {
  /// Stops the current stage with this error and records the call stack, which contains the call
  /// that caused it. Only the first error counts. Does nothing outside a stage.
  package func report() { VirtualClock.current?.fail(self, notesCalls: true) }

  /// Returns the error for too many pieces of work at one instant.
  static func zeroTimeLoop(at instant: Instant, turnLimit: Int) -> FlipbookError {
    FlipbookError(
      .zeroTimeLoop,
      "The film loops without time passing: more than \(turnLimit) pieces of work ran at "
        + "\(instant.seconds.text) s.",
      hint:
        "Look for a delay of 0 s, or an animation of 0 s or without changes, that starts itself again. "
        + "If the work is intended, raise the limit with --turn-limit.")
  }
}

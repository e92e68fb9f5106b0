package import Failures

extension FlipbookError {
  /// Stops the current stage with this error, and keeps the calls at work, as the one at fault is among
  /// them. Only the first error counts. Without a stage nothing happens.
  package func report() { VirtualClock.current?.fail(self, notesCalls: true) }

  /// More work ran at one instant than a film can need.
  static func zeroTimeLoop(at instant: Instant, turnLimit: Int) -> FlipbookError {
    FlipbookError(
      .zeroTimeLoop,
      "The film loops without time passing: more than \(turnLimit) pieces of work ran at "
        + "\(instant.seconds.text) s.",
      hint:
        "Look for a delay of 0 s, or an animation of 0 s or without changes, that starts itself again. "
        + "If the work is meant, raise the limit with --turn-limit.")
  }
}

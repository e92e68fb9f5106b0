package import Foundation
package import VirtualTime

// The stage's time in the types of Foundation and Dispatch. Outside of a stage, it is the start of
// a stage's clock: the wall clock is never read.
package enum StageNow {
  /// The current time of the current stage's clock, and of work that runs ahead of it.
  package static var instant: Instant {
    guard let clock = VirtualClock.current else { return .zero }
    return clock.context.ahead ?? clock.now
  }

  /// The reference date, 1 January 2001 in UTC, plus the time on the stage's clock.
  package static var date: Foundation.Date {
    Foundation.Date(timeIntervalSinceReferenceDate: instant.seconds)
  }

  /// Schedules a turn of work of a background queue at `instant`, as `schedule(at:_:_:)` does.
  @discardableResult
  static func scheduleInBackground(
    at instant: Instant = StageNow.instant, _ what: String, _ action: @escaping () -> Void
  ) -> BackgroundTurns.Turn? {
    guard let turns = BackgroundTurns.current else {
      schedule(at: instant, what, action)
      return nil
    }
    return turns.schedule(at: instant, action)
  }

  /// Schedules `action` on the current stage's clock at `instant`, or now if that has passed, after
  /// the work that is due. An action at the end of time never runs. Outside of a stage, actions are
  /// dropped with a message in which `what` names the call.
  @discardableResult
  static func schedule(
    at instant: Instant, _ what: String, _ action: @escaping () -> Void
  ) -> VirtualClock.Work? {
    guard let clock = VirtualClock.current else {
      ClockMisuse.report(
        "\(what) was called outside of a stage and has no effect.",
        hint: "Call it in a film's perform(on:) or inside stage.perform { … }.")
      return nil
    }
    return instant == .distantFuture ? nil : clock.schedule(at: instant, action)
  }
}

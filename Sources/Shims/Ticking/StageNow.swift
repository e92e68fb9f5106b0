package import Foundation
package import VirtualTime

// The stage's time in the shapes that Foundation and Dispatch give it. Outside of a stage it is that
// of a stage that begins: the wall clock is never read.
package enum StageNow {
  /// What the current stage's clock has reached.
  package static var instant: Instant { VirtualClock.current?.now ?? .zero }

  /// The reference date, 1 January 2001 in UTC, plus the time on the stage's clock.
  package static var date: Foundation.Date {
    Foundation.Date(timeIntervalSinceReferenceDate: instant.seconds)
  }

  /// Lets `action` run on the current stage's clock at `instant`, or now if that has passed, after
  /// the work that is due. What is due at the end of time never runs. Outside of a stage nothing can
  /// wait: `what` names the call in the message.
  @discardableResult
  static func schedule(
    at instant: Instant, _ what: String, _ action: @escaping () -> Void
  ) -> VirtualClock.Work? {
    guard let clock = VirtualClock.current else {
      ClockMisuse.report(
        "\(what) was called outside of a stage and is dropped.",
        hint: "Do this in a film's perform(on:) or inside stage.perform { … }.")
      return nil
    }
    return instant == .distantFuture ? nil : clock.schedule(at: instant, action)
  }
}

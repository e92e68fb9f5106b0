import VirtualTime

/// Calls a closure after a time on the stage's clock, unless it is stopped.
package final class GestureTimer {
  /// The longest time between two taps, in seconds.
  static let longestPause = 0.35

  private var number = 0

  package init() {}

  package func start(after seconds: Double, _ body: @escaping () -> Void) {
    number += 1
    let own = number
    guard let clock = VirtualClock.current, seconds.isFinite else { return }
    clock.schedule(at: clock.now.advanced(bySeconds: max(seconds, 0))) { [weak self] in
      guard self?.number == own else { return }
      body()
    }
  }

  package func stop() { number += 1 }
}

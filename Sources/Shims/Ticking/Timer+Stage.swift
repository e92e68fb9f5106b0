public import Foundation

// Timers on the stage's clock, with the names of Foundation's initialisers. The result is a `Timer`
// of Foundation, so that it fits wherever the type is written. Closures need not be Sendable,
// because a stage has one thread. `Timer(timeInterval:target:selector:…)` cannot be written on
// Linux; use `action:` with a method's name instead: `MyView.tick`.

/// Returns a timer that calls `block` every `interval` seconds, or once, after it was added to a
/// run loop. Intervals of 0 or less become 0.1 ms.
public func Timer(
  timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Foundation.Timer) -> Void
) -> Foundation.Timer {
  StageTimer(after: interval, interval: interval, repeats: repeats, block: block)
}

/// Returns a timer whose first call comes at `date`, or immediately if that has passed.
public func Timer(
  fire date: Foundation.Date, interval: TimeInterval, repeats: Bool,
  block: @escaping (Foundation.Timer) -> Void
) -> Foundation.Timer {
  StageTimer(
    after: date.timeIntervalSince(StageNow.date), interval: interval, repeats: repeats,
    block: block)
}

/// Returns a timer that calls a method of `target`, which it retains until it is invalidated.
public func Timer<Target: AnyObject>(
  timeInterval interval: TimeInterval, target: Target,
  action: @escaping (Target) -> (Foundation.Timer) -> Void, userInfo: Any?, repeats: Bool
) -> Foundation.Timer {
  StageTimer(after: interval, interval: interval, repeats: repeats, userInfo: userInfo) {
    action(target)($0)
  }
}

public import Foundation

// Timers on the stage's clock, named as Foundation's initialisers: the result is a `Timer` of
// Foundation, so that it fits wherever a type is written. Closures need not be Sendable, as a stage
// is one thread. `Timer(timeInterval:target:selector:…)` cannot be written on Linux; `action:` takes
// its place, with a method's name: `MyView.tick`.

/// A timer that calls `block` every `interval` seconds, or once, after it was added to a run loop.
/// An interval of 0 or less counts as 0.1 ms.
public func Timer(
  timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Foundation.Timer) -> Void
) -> Foundation.Timer {
  StageTimer(after: interval, interval: interval, repeats: repeats, block: block)
}

/// A timer whose first call comes at `date`, or at once if that has passed.
public func Timer(
  fire date: Foundation.Date, interval: TimeInterval, repeats: Bool,
  block: @escaping (Foundation.Timer) -> Void
) -> Foundation.Timer {
  StageTimer(
    after: date.timeIntervalSince(StageNow.date), interval: interval, repeats: repeats,
    block: block)
}

/// A timer that calls a method of `target`, which it keeps until it is invalid.
public func Timer<Target: AnyObject>(
  timeInterval interval: TimeInterval, target: Target,
  action: @escaping (Target) -> (Foundation.Timer) -> Void, userInfo: Any?, repeats: Bool
) -> Foundation.Timer {
  StageTimer(after: interval, interval: interval, repeats: repeats, userInfo: userInfo) {
    action(target)($0)
  }
}

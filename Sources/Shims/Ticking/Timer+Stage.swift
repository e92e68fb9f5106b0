public import Foundation
public import Messaging

// Timers on the stage's clock, with the names of Foundation's initialisers. The result is a `Timer`
// of Foundation, so that it fits wherever the type is written. Closures need not be Sendable,
// because a stage has one thread. `Timer(timeInterval:target:selector:…)` is for sources that
// `flipbook-port` rewrites; others use `action:` with a method's name: `MyView.tick`.

/// Returns a timer that never fires and isn't valid, as a placeholder: `var timer = Timer()`.
public func Timer() -> Foundation.Timer {
  let timer = StageTimer(after: 0, interval: 0, repeats: false) { _ in }
  timer.invalidate()
  return timer
}

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

/// Returns a timer that sends a message with itself as the argument to `aTarget`, which it retains
/// until it is invalidated.
public func Timer(
  timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
  repeats yesOrNo: Bool
) -> Foundation.Timer {
  StageTimer(after: ti, interval: ti, sending: aSelector, to: aTarget, userInfo, repeats: yesOrNo)
}

/// Returns a timer whose first message is sent at `date`, or immediately if that has passed.
public func Timer(
  fireAt date: Foundation.Date, interval ti: TimeInterval, target aTarget: Any,
  selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
) -> Foundation.Timer {
  StageTimer(
    after: date.timeIntervalSince(StageNow.date), interval: ti, sending: aSelector, to: aTarget,
    userInfo, repeats: yesOrNo)
}

extension Foundation.Timer {
  /// Returns a running timer that sends a message with itself as the argument to `aTarget`, which it
  /// retains until it is invalidated: `timer = .scheduledTimer(…)`.
  @discardableResult
  public static func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Foundation.Timer {
    let timer = StageTimer(
      after: ti, interval: ti, sending: aSelector, to: aTarget, userInfo, repeats: yesOrNo)
    timer.start()
    return timer
  }
}

extension StageTimer {
  /// Creates a timer that sends a message to `target`, which it retains.
  package convenience init(
    after delay: TimeInterval, interval: TimeInterval, sending selector: Selector, to target: Any,
    _ userInfo: Any?, repeats: Bool
  ) {
    let target = target as AnyObject
    self.init(after: delay, interval: interval, repeats: repeats, userInfo: userInfo) { timer in
      Message.send(selector, to: target, [timer])
    }
  }
}

public import Foundation
public import Messaging
import Ticking

/// The static members of `Timer`: timers that start immediately, on the stage's clock.
public struct TimerName: TypeName {
  /// The type with that name.
  public typealias Named = Foundation.Timer

  /// Returns a running timer that calls `block` every `interval` seconds, or once.
  @discardableResult
  public func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping (Foundation.Timer) -> Void
  ) -> Foundation.Timer {
    started(StageTimer(after: interval, interval: interval, repeats: repeats, block: block))
  }

  /// Returns a running timer that calls a method of `target`, which it retains until it is
  /// invalidated. `action` is the method's name, as in `MyView.tick`.
  @discardableResult
  public func scheduledTimer<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target,
    action: @escaping (Target) -> (Foundation.Timer) -> Void, userInfo: Any?, repeats: Bool
  ) -> Foundation.Timer {
    started(
      StageTimer(after: interval, interval: interval, repeats: repeats, userInfo: userInfo) {
        action(target)($0)
      })
  }

  /// Returns a running timer that sends a message with itself as the argument to `aTarget`, which it
  /// retains until it is invalidated.
  @discardableResult
  public func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Foundation.Timer {
    .scheduledTimer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
  }

  private func started(_ timer: StageTimer) -> Foundation.Timer {
    timer.start()
    return timer
  }
}

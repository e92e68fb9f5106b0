public import Foundation
import Ticking

/// Timers that run at once, on the stage's clock.
public struct TimerName: TypeName {
  /// The type of that name.
  public typealias Named = Foundation.Timer

  /// A timer that calls `block` every `interval` seconds, or once, and runs already.
  @discardableResult
  public func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping (Foundation.Timer) -> Void
  ) -> Foundation.Timer {
    started(StageTimer(after: interval, interval: interval, repeats: repeats, block: block))
  }

  /// A timer that calls a method of `target`, which it keeps until it is invalid, and runs already:
  /// `action` is the method's name, as in `MyView.tick`.
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

  private func started(_ timer: StageTimer) -> Foundation.Timer {
    timer.start()
    return timer
  }
}

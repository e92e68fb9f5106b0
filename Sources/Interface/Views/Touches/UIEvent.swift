public import Foundation

/// What happens to touches at one instant.
open class UIEvent: NSObject {
  /// What an event is about; the raw values are Apple's.
  public enum EventType: Int, Sendable {
    /// Touches.
    case touches
    /// The motion of the device; a canvas does not move.
    case motion
    /// A remote control; there is none here.
    case remoteControl
    /// Buttons; there are none here.
    case presses
  }

  /// What happens in particular; the raw values are Apple's.
  public enum EventSubtype: Int, Sendable {
    /// Nothing in particular, as for all touches.
    case none
    /// The device is shaken.
    case motionShake
  }

  private let touch: UITouch
  private let time: TimeInterval

  /// The touches that it is about.
  open var allTouches: Set<UITouch>? { [touch] }

  /// When it happens, in seconds of the stage's clock.
  open var timestamp: TimeInterval { time }

  /// What it is about: touches.
  open var type: EventType { .touches }

  /// What happens in particular: nothing.
  open var subtype: EventSubtype { .none }

  init(_ touch: UITouch) { (self.touch, time) = (touch, touch.timestamp) }

  /// The touches that came down on `view`; nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { touch.view === view ? [touch] : nil }

  /// The touches in `window`; nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touch.window === window ? [touch] : nil
  }
}

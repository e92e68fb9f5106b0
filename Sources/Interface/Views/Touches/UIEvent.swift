public import Foundation

/// An event of touches at one instant.
open class UIEvent: NSObject {
  /// The type of an event; the raw values are Apple's.
  public enum EventType: Int, Sendable {
    /// Touches.
    case touches
    /// A motion of the device; doesn't occur here.
    case motion
    /// A command from a remote control; doesn't occur here.
    case remoteControl
    /// A press of a physical button; doesn't occur here.
    case presses
  }

  /// The subtype of an event; the raw values are Apple's.
  public enum EventSubtype: Int, Sendable {
    /// No subtype, as for all touches.
    case none
    /// A shake of the device.
    case motionShake
  }

  private let touch: UITouch
  private let time: TimeInterval

  /// The touches of the event.
  open var allTouches: Set<UITouch>? { [touch] }

  /// The time of the event, in seconds on the stage's clock.
  open var timestamp: TimeInterval { time }

  /// The type of the event: touches.
  open var type: EventType { .touches }

  /// The subtype of the event: none.
  open var subtype: EventSubtype { .none }

  init(_ touch: UITouch) {
    self.touch = touch
    time = touch.timestamp
  }

  /// Returns the touches that began in `view`; nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { touch.view === view ? [touch] : nil }

  /// Returns the touches in `window`; nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touch.window === window ? [touch] : nil
  }
}

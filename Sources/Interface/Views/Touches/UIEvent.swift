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
    /// Scrolling by a wheel or a trackpad; doesn't occur here.
    case scroll = 10
    /// Pointers that hover; doesn't occur here.
    case hover
    /// Pinches and rotations on a trackpad; doesn't occur here.
    case transform = 14
  }

  /// The subtype of an event; the raw values are Apple's.
  public enum EventSubtype: Int, Sendable {
    /// No subtype, as for all touches.
    case none
    /// A shake of the device.
    case motionShake
  }

  /// The buttons of a pointer, as a set.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bit mask, with Apple's values.
    public let rawValue: Int

    /// Creates a set from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The first button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 2)

    /// Returns a button by its number, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << max(buttonNumber - 1, 0))
    }
  }

  /// The touch that has changed; nil in an event that an app creates.
  let touch: UITouch?
  /// Whether the touch that has changed is delivered to recognizers and views. It isn't once it was
  /// cancelled there.
  let isDelivered: Bool
  private let touches: Set<UITouch>
  private let time: TimeInterval

  /// The touches of all fingers on the canvas. Those that haven't changed are stationary.
  open var allTouches: Set<UITouch>? { touches }

  /// The time of the event, in seconds of media time.
  open var timestamp: TimeInterval { time }

  /// The type of the event: touches.
  open var type: EventType { .touches }

  /// The subtype of the event: none.
  open var subtype: EventSubtype { .none }

  /// The buttons of a pointer that are pressed: none.
  open var buttonMask: ButtonMask { [] }

  /// The keys that are pressed during the event: none.
  open var modifierFlags: UIKeyModifierFlags { [] }

  init(_ touch: UITouch, isDelivered: Bool = true) {
    self.touch = touch
    self.isDelivered = isDelivered
    touches = Set(touch.canvas?.fingers ?? []).union([touch])
    time = touch.timestamp
  }

  /// Creates an event without touches at the time 0, for tests and subclasses.
  public override init() {
    touch = nil
    isDelivered = false
    touches = []
    time = 0
  }

  /// Returns the touches that began in `view`; nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// Returns the touches in `window`; nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// Returns the touches that `gesture` observes; nil if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }

  private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let wanted = touches.filter(isWanted)
    return wanted.isEmpty ? nil : wanted
  }
}

public import Foundation

/// A press of a key or of a button on a remote control. A scripted user types text and touches, so that
/// presses don't occur in a film.
open class UIPress: NSObject {
  /// The phase of a press; the raw values are Apple's.
  public enum Phase: Int, Sendable {
    /// The button was pressed.
    case began
    /// The force of the press has changed.
    case changed
    /// The button is held.
    case stationary
    /// The button was released.
    case ended
    /// The press was cancelled.
    case cancelled
  }

  /// The button of a press; the raw values are Apple's.
  public enum PressType: Int, Sendable {
    /// The arrow up.
    case upArrow
    /// The arrow down.
    case downArrow
    /// The arrow to the left.
    case leftArrow
    /// The arrow to the right.
    case rightArrow
    /// The button that selects.
    case select
    /// The menu button.
    case menu
    /// The button that plays and pauses.
    case playPause
  }

  /// The current phase.
  open internal(set) var phase = Phase.began

  /// The button.
  open internal(set) var type = PressType.select

  /// The time of the last change, in seconds on the stage's clock.
  open internal(set) var timestamp: TimeInterval = 0

  /// The window of the press.
  open internal(set) weak var window: UIWindow?

  /// The responder that receives the press.
  open internal(set) weak var responder: UIResponder?

  /// The force, 0…1.
  open internal(set) var force: CGFloat = 0
}

/// An event of presses. None occurs in a film.
open class UIPressesEvent: UIEvent {
  /// The presses of the event.
  open var allPresses: Set<UIPress> { [] }
}

/// The keys that modify a press or a touch; the raw values are Apple's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bit mask, with Apple's values.
  public let rawValue: Int

  /// Creates a set from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

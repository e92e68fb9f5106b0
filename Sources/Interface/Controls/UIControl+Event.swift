import Foundation
import Views

extension UIControl {
  /// The events of controls; the raw values are Apple's.
  public struct Event: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A repeated touch; scripted users never send it.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved within the control's bounds.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved outside of the control's bounds.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch moved back into the control's bounds.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch moved out of the control's bounds.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch ended within the control's bounds: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch ended outside of the control's bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled because the control was disabled or left its window.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action: a button was tapped, a value changed or Return pressed.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be shown; controls have no menus here.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed a text field's text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended in a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Bits reserved for an app's own events.
    public static let applicationReserved = Event(rawValue: 0xF00_0000)
    /// Bits reserved for the system's events.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control; the raw values are Apple's.
  public struct State: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, not selected and not highlighted.
    public static let normal = State([])
    /// A touch is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled and ignores touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus of a remote control, which doesn't exist here.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits reserved for an app's own states.
    public static let application = State(rawValue: 0xFF_0000)
    /// Bits reserved for the system's states.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}

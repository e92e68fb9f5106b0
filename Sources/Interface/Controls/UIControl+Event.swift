import Foundation
import Views

extension UIControl {
  /// What happens to a control; the raw values are Apple's.
  public struct Event: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// The events of those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch comes down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch comes down again; scripted users never tap twice in this sense.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moves and is inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moves and is outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch moves back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch moves outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch is lifted inside: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch is lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch comes to nothing: the control was disabled or left the window.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user has changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user has done what the control is for: tapped a button, changed a value, pressed return.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to show; controls have none here.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field is being edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user has changed a text field's text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field is no longer edited.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Bits for an application's own events.
    public static let applicationReserved = Event(rawValue: 0xF00_0000)
    /// Bits for the system's events.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state that a control is in; the raw values are Apple's.
  public struct State: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// The state of those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and nothing else.
    public static let normal = State([])
    /// A touch is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus of a remote control; there is none here.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for an application's own states.
    public static let application = State(rawValue: 0xFF_0000)
    /// Bits for the system's states.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}

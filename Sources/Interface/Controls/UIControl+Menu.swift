public import Foundation
public import Messaging
public import Views

// Extensions of the protocol: classes of apps can have members of these names, which UIKit got later.
extension NSObjectProtocol where Self: UIControl {
  /// Calls `iterator` for each action and each message to a target, in the order in which they were added:
  /// with the action or the target and the selector, the events, and a value that ends the enumeration.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stops = false
    for handler in handlers where !stops {
      if let message = handler.message {
        iterator(nil, (message.target, message.selector), handler.events, &stops)
      } else {
        iterator(handler.action, nil, handler.events, &stops)
      }
    }
  }

  /// Calls the actions of the primary event, as a tap does.
  public func performPrimaryAction() {
    if isEnabled { sendActions(for: .primaryActionTriggered) }
  }

  // A film doesn't show menus and tooltips: what is set is stored.

  /// Whether a long press shows the menu; false by default. Stored, without effect.
  public var isContextMenuInteractionEnabled: Bool {
    get { storedValue(false) }
    set { store(newValue) }
  }

  /// The interaction of the menu; nil, because a film doesn't show menus.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// The text that a pointer shows on a Mac; nil by default. Stored, without effect.
  public var toolTip: String? {
    get { storedValue() }
    set { store(optional: newValue) }
  }

  /// Whether a change of the symbol is animated; stored, without effect.
  public var isSymbolAnimationEnabled: Bool {
    get { storedValue(false) }
    set { store(newValue) }
  }
}

extension UIContextMenuConfiguration {
  /// The order of a menu's elements.
  public typealias ElementOrder = UIContextMenuConfigurationElementOrder

  /// The preferred order of the elements; stored: no menu is shown.
  public var preferredMenuElementOrder: ElementOrder {
    get { storedValue(.automatic) }
    set { store(newValue) }
  }
}

/// The looks of a control on a Mac; the raw values are Apple's.
public enum UIBehavioralStyle: UInt, Sendable {
  /// As it fits the platform.
  case automatic
  /// As on an iPad.
  case pad
  /// As on a Mac.
  case mac
}

extension UIButton {
  /// The order of the elements of the menu; stored: no menu is shown.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { storedValue(.automatic) }
    set { store(newValue) }
  }

  /// The looks on a Mac; stored, without effect.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { storedValue(.automatic) }
    set { store(newValue) }
  }

  /// The looks of the button: those of an iPad and a phone.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UISlider {
  /// The looks of a slider since iOS 26.
  public enum Style: Int, Sendable {
    /// With a thumb.
    case `default`
    /// Without a thumb.
    case thumbless
  }

  /// The looks: with a thumb, by default, or without.
  public var sliderStyle: Style {
    get { thumb.isHidden ? .thumbless : .default }
    set { thumb.isHidden = newValue == .thumbless }
  }

  /// The looks on a Mac; stored, without effect.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { storedValue(.automatic) }
    set { store(newValue) }
  }

  /// The looks of the slider: those of an iPad and a phone.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UISwitch {
  /// The looks of a switch; the raw values are Apple's.
  public enum Style: Int, Sendable {
    /// As it fits the platform.
    case automatic
    /// A checkbox, on a Mac.
    case checkbox
    /// A track with a thumb.
    case sliding
  }
}

extension NSObjectProtocol where Self: UISwitch {
  /// The preferred looks; stored: a switch is a track with a thumb.
  public var preferredStyle: UISwitch.Style {
    get { storedValue(.automatic) }
    set { store(newValue) }
  }

  /// The looks of the switch: a track with a thumb.
  public var style: UISwitch.Style { .sliding }

  /// The title of a checkbox; stored, because it is shown on a Mac only.
  public var title: String? {
    get { storedValue() }
    set { store(optional: newValue) }
  }
}

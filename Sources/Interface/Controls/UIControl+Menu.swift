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

  /// Calls the actions of the primary event, as a tap does, or shows the menu if that is the primary
  /// action.
  public func performPrimaryAction() {
    guard isEnabled else { return }
    if let menuInteraction, showsMenuAsPrimaryAction {
      menuInteraction.openNow(at: CGPoint(x: bounds.midX, y: bounds.midY))
    } else {
      sendActions(for: .primaryActionTriggered)
    }
  }

  /// Whether the control shows a menu: after a long press, or at once if `showsMenuAsPrimaryAction` is
  /// true; false by default. A button enables it with its `menu`.
  public var isContextMenuInteractionEnabled: Bool {
    get { menuInteraction != nil }
    set {
      guard newValue != (menuInteraction != nil) else { return }
      if let menuInteraction {
        removeInteraction(menuInteraction)
        self.menuInteraction = nil
      } else {
        let interaction = UIContextMenuInteraction(delegate: self)
        menuInteraction = interaction
        addInteraction(interaction)
      }
    }
  }

  /// The interaction of the menu; nil while it isn't enabled.
  public var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

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
  /// The order of the elements of the menu; automatic by default, which is that of their priority.
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

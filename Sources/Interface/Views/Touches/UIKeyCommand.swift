public import Foundation
public import Messaging

/// A combination of keys that performs an action. A scripted user doesn't press keys with modifiers:
/// commands are stored, and code can perform their actions.
open class UIKeyCommand: UIMenuElement {
  /// The key, as the character that it types, or one of the constants for other keys.
  public let input: String?

  /// The keys that must be held.
  public let modifierFlags: UIKeyModifierFlags

  /// The message that the command sends along the responder chain.
  public let action: Selector?

  /// What the command is shown as; nil by default.
  open var discoverabilityTitle: String?

  /// A value that the app attaches to the command.
  public let propertyList: Any?

  /// Creates a command for a combination of keys.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }

  /// Creates a command for a combination of keys.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command for a combination of keys, with a title.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The arrow up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public static let inputEscape = "UIKeyInputEscape"
}

/// A part of a menu: an action, a key command or another menu.
open class UIMenuElement: NSObject {
  /// The state of an action in a menu; the raw values are Apple's.
  public enum State: Int, Sendable {
    /// Without a check mark.
    case off
    /// With a check mark.
    case on
    /// With a dash.
    case mixed
  }

  /// The style of an action in a menu; the raw values are Apple's.
  public struct Attributes: OptionSet, Sendable {
    /// The bit mask, with Apple's values.
    public let rawValue: UInt

    /// Creates a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The action can't be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The action deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action isn't shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  package final var shownTitle: String
  package final var shownImage: UIImage?

  /// The title.
  open var title: String { shownTitle }

  /// The image beside the title.
  open var image: UIImage? { shownImage }

  /// A second line below the title; nil by default.
  open var subtitle: String?

  package init(title: String, image: UIImage?) {
    shownTitle = title
    shownImage = image
  }
}

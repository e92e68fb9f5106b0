public import Foundation
public import Messaging

/// A combination of keys that performs an action. A scripted user doesn't press keys with modifiers:
/// commands are stored, and code can perform their actions.
open class UIKeyCommand: UICommand {
  /// The key, as the character that it types, or one of the constants for other keys.
  public let input: String?

  /// The keys that must be held.
  public let modifierFlags: UIKeyModifierFlags

  /// Whether the command has precedence over those of the system; false by default.
  open var wantsPriorityOverSystemBehavior = false

  /// Whether the key depends on the keyboard's language; true by default.
  open var allowsAutomaticLocalization = true

  /// Whether the key depends on the direction of writing; true by default.
  open var allowsAutomaticMirroring = true

  /// Creates a command for a combination of keys.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
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
  /// The page up key.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The page down key.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The home key.
  public static let inputHome = "UIKeyInputHome"
  /// The end key.
  public static let inputEnd = "UIKeyInputEnd"
  /// The delete key.
  public static let inputDelete = "UIKeyInputDelete"
}

/// A part of a menu: an action, a key command or another menu.
open class UIMenuElement: NSObject, UIAccessibilityIdentification {
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
  /// The state of an action or a command.
  package final var shownState = State.off

  /// The title.
  open var title: String { shownTitle }

  /// The image beside the title.
  open var image: UIImage? { shownImage }

  /// A second line below the title; nil by default.
  open var subtitle: String?

  /// A name that identifies the element in scripts; stored.
  open var accessibilityIdentifier: String?

  package init(title: String, image: UIImage?) {
    shownTitle = title
    shownImage = image
  }
}

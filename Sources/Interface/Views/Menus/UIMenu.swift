public import Foundation

/// A menu of actions, commands and other menus, which buttons, bar items, lists and interactions show.
open class UIMenu: UIMenuElement {
  /// The style of a menu; the raw values are Apple's.
  public struct Options: OptionSet, Sendable {
    /// The bit mask, with Apple's values.
    public let rawValue: UInt

    /// Creates a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The children are shown in the menu that contains this one.
    public static let displayInline = Options(rawValue: 1)
    /// The menu deletes something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one child is selected.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The children are shown as a row of images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// An identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier that distinguishes this menu from others; unique unless it was passed in.
  public private(set) lazy var identifier = Identifier("\(ObjectIdentifier(self))")

  /// The size of the elements; the raw values are Apple's.
  public enum ElementSize: Int, Sendable {
    /// Images in a row.
    case small
    /// Images with titles.
    case medium
    /// Rows.
    case large
    /// The system decides.
    case automatic = -1
  }

  /// The style.
  public let options: Options

  /// The preferred size of the elements; automatic by default: rows.
  open var preferredElementSize = ElementSize.automatic

  /// The looks of the elements; nil by default.
  open var displayPreferences: UIMenuDisplayPreferences?

  /// The elements of the menu.
  public let children: [UIMenuElement]

  /// The actions of the menu that are selected.
  open var selectedElements: [UIMenuElement] {
    children.filter { $0.shownState == .on }
  }

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.preferredElementSize = preferredElementSize
    self.subtitle = subtitle
    if let identifier { self.identifier = identifier }
  }

  /// Returns a menu like this one with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }
}

/// The looks of a menu's elements.
open class UIMenuDisplayPreferences: NSObject {
  /// The number of lines of titles; 0, the default, for no limit.
  open var maximumNumberOfTitleLines = 0
}

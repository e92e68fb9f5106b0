public import Foundation
import Layers
public import Messaging

/// A button of a navigation bar or a toolbar.
open class UIBarButtonItem: UIBarItem {
  /// The style of a button; the raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Plain.
    case plain
    /// With a border before iOS 7; plain since.
    case bordered
    /// Bold: the item completes a task.
    case done
  }

  /// The system's buttons; the raw values are Apple's. Those that iOS shows as images are drawn by
  /// Flipbook; the others are texts.
  public enum SystemItem: Int, Sendable {
    /// "Done", bold.
    case done
    /// "Cancel".
    case cancel
    /// "Edit".
    case edit
    /// "Save", bold.
    case save
    /// A plus sign.
    case add
    /// Space that is shared with other flexible spaces.
    case flexibleSpace
    /// Space of the item's width.
    case fixedSpace
    /// A sheet and a pencil.
    case compose
    /// An arrow to the left.
    case reply
    /// A sheet and an arrow up.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// A circular arrow.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A bin.
    case trash
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// Two triangles to the left.
    case rewind
    /// Two triangles to the right.
    case fastForward
    /// "Undo".
    case undo
    /// "Redo".
    case redo
    /// An arrow up at a line; the former curl of a page.
    case pageCurl
    /// A cross: "Close".
    case close
  }

  /// The system's button; nil for others.
  package final private(set) var systemItem: SystemItem?
  /// The object that a closure's item retains: its `UIAction`.
  package final var ownAction: AnyObject? { didSet { itemChanged() } }
  /// The menu, whose class is in another module.
  package final var ownMenu: AnyObject? {
    didSet { if (ownMenu == nil) != (oldValue == nil) { itemChanged() } }
  }
  /// The offset of the title of a back button; nil if none was set.
  package final var backTitleOffset: UIOffset? { didSet { itemChanged() } }
  /// The offset of the title; nil if none was set.
  package final var titleOffset: UIOffset? { didSet { itemChanged() } }
  /// The images behind the button.
  package final var backgroundImages: [BackgroundKey: UIImage] = [:] { didSet { itemChanged() } }

  /// What an image behind the button is for.
  package struct BackgroundKey: Hashable {
    /// The raw value of a state.
    let state: UInt
    /// A style; nil for all.
    let style: Style?

    package init(state: UInt, style: Style?) {
      self.state = state
      self.style = style
    }
  }

  /// The vertical offset of the images behind the button; nil if none was set.
  package final var backgroundOffset: CGFloat? { didSet { itemChanged() } }

  /// Creates a button without a title.
  public override init() { super.init() }

  /// Creates a button without a title; archives aren't supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    self.title = title
    (self.style, self.target, self.action) = (style, target, action)
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init()
    self.image = image
    (self.style, self.target, self.action) = (style, target, action)
  }

  /// Creates a button with an image, and another for lower bars, which isn't used here.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: AnyObject?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a button of the system.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?
  ) {
    self.init()
    become(systemItem)
    (self.target, self.action) = (target, action)
  }

  /// Makes a new item one of the system's, with its style.
  package final func become(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    style = systemItem == .done || systemItem == .save ? .done : .plain
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The style; `plain` by default.
  open var style = Style.plain { didSet { itemChanged() } }

  /// The width in points; 0, the default, for that of the content.
  open var width: CGFloat = 0 { didSet { itemChanged() } }

  /// The titles that the item may have, which determine its width; stored, without effect.
  open var possibleTitles: Set<String>?

  /// The view that is shown instead of a title or an image; nil by default.
  open var customView: UIView? { didSet { if customView !== oldValue { itemChanged() } } }

  /// The message that is sent when the item is tapped.
  open var action: Selector?

  /// The object that gets the message; nil for the responder chain. Weak.
  open weak var target: AnyObject?

  /// The colour; nil, the default, for the bar's tint.
  open var tintColor: UIColor? { didSet { itemChanged() } }

  /// A Boolean value that indicates whether the item is shown as selected; stored, without effect.
  open var isSelected = false

  /// A Boolean value that indicates whether the item is hidden; false by default.
  open var isHidden = false { didSet { if isHidden != oldValue { itemChanged() } } }
}

/// A class of items that makes spaces between others.
///
/// The functions are in an extension of this protocol because UIKit has them since iOS 14 only:
/// subclasses of earlier apps have functions with the same names, which aren't overrides.
public protocol BarSpacing: UIBarButtonItem {}

extension BarSpacing {
  /// Returns space that is shared with other flexible spaces.
  public static func flexibleSpace() -> Self {
    let item = make()
    item.become(.flexibleSpace)
    return item
  }

  /// Returns space of a width.
  public static func fixedSpace(_ width: CGFloat) -> Self {
    let item = make()
    item.become(.fixedSpace)
    item.width = width
    return item
  }
}

extension UIBarButtonItem: BarSpacing {}

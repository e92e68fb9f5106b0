public import Foundation
import Layers
import ViewText
public import Views

/// The background of a bar. A change of an appearance is shown after it is set on the bar again.
open class UIBarAppearance: NSObject, NSCopying {
  /// What the bar has by default.
  enum Base { case standard, opaque, transparent }

  var base = Base.standard

  /// Creates the standard background: translucent, with a line.
  public override required init() { super.init() }

  /// Creates an appearance with the background of another one.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    copyBackground(of: barAppearance)
  }

  /// Creates an appearance; archives aren't supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Sets the standard background.
  open func configureWithDefaultBackground() { configure(.standard) }

  /// Sets an opaque background in the colour of the system.
  open func configureWithOpaqueBackground() { configure(.opaque) }

  /// Sets a transparent background without a line.
  open func configureWithTransparentBackground() { configure(.transparent) }

  private func configure(_ base: Base) {
    self.base = base
    (backgroundColor, backgroundImage, backgroundEffect) = (nil, nil, nil)
    shadowImage = nil
    shadowColor = base == .transparent ? nil : Self.line
  }

  static let line = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }

  /// The effect behind the colour; nil by default. Drawn instead of the standard colour.
  open var backgroundEffect: UIBlurEffect?
  /// The colour; nil, the default, for that of the standard.
  open var backgroundColor: UIColor?
  /// The image, which fills the bar; nil by default.
  open var backgroundImage: UIImage?
  /// The placement of the image.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line, or of the shadow image if it is a template; nil for none.
  open var shadowColor: UIColor? = UIBarAppearance.line
  /// The image of the line; nil by default.
  open var shadowImage: UIImage?

  /// Sets the images that were set on a bar itself. An empty shadow image hides the line. A colour of the
  /// appearance takes precedence over `color`.
  func setImages(background: UIImage, shadow: UIImage?, over color: UIColor) {
    backgroundImage = background
    backgroundColor = backgroundColor ?? color
    guard let shadow else { return }
    let isEmpty = shadow.size.height == 0
    shadowImage = isEmpty ? nil : shadow
    if isEmpty { shadowColor = nil }
  }

  func copyBackground(of other: UIBarAppearance) {
    base = other.base
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.copyBackground(of: self)
    return copy
  }
}

/// The appearance of the buttons of a bar.
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance of buttons in a state.
  public final class StateAppearance {
    /// The attributes of titles.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of titles, which back buttons have.
    public var titlePositionAdjustment = UIOffset.zero
    /// The background; without effect.
    public var backgroundImage: UIImage?
  }

  /// Creates an appearance of buttons.
  public init(style: UIBarButtonItem.Style = .plain) { super.init() }

  /// The normal state.
  public let normal = StateAppearance()
  /// The highlighted state; without effect.
  public let highlighted = StateAppearance()
  /// The disabled state; without effect.
  public let disabled = StateAppearance()
  /// The appearance of the focused state, which is never drawn: Flipbook has no focus.
  public let focused = StateAppearance()
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of titles; without effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of bold buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of bold buttons, under its name in iOS 26.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// The attributes of lines below titles; stored, because these aren't shown here.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of lines below large titles; stored, because these aren't shown here.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  private(set) var backImage: UIImage?

  /// The image of the back arrow.
  open var backIndicatorImage: UIImage { backImage ?? UIImage() }
  /// The mask of the back arrow during transitions; without effect.
  open var backIndicatorTransitionMaskImage: UIImage { backImage ?? UIImage() }

  /// Sets the image of the back arrow.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) { backImage = backIndicatorImage }

  override func copyBackground(of other: UIBarAppearance) {
    super.copyBackground(of: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backImage = other.backImage
  }
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of bold buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the image above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with the image beside the title; items are always stacked here.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of small items beside each other; items are always stacked here.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The arrangement of items; stored, without effect.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of items; 0, the default, for that of the system. Stored, without effect.
  open var stackedItemWidth: CGFloat = 0
  /// The space between items; 0, the default, for that of the system. Stored, without effect.
  open var stackedItemSpacing: CGFloat = 0
  /// The colour behind the selected item; nil by default.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected item; nil by default.
  open var selectionIndicatorImage: UIImage?

  override func copyBackground(of other: UIBarAppearance) {
    super.copyBackground(of: other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }
}

/// The appearance of the items of a tab bar.
open class UITabBarItemAppearance: NSObject {
  /// The arrangement of items.
  public enum Style: Int, Sendable {
    /// The image above the title.
    case stacked
    /// The image beside the title.
    case inline
    /// A small image beside the title.
    case compactInline
  }

  /// The appearance of items in a state.
  public final class StateAppearance {
    /// The attributes of titles.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of titles.
    public var titlePositionAdjustment = UIOffset.zero
    /// The colour of images; nil for that of the bar.
    public var iconColor: UIColor?
    /// The colour of badges; nil for red.
    public var badgeBackgroundColor: UIColor?
    /// The offset of badges; without effect.
    public var badgePositionAdjustment = UIOffset.zero
    /// The offset of the titles of badges; without effect.
    public var badgeTitlePositionAdjustment = UIOffset.zero
    /// The attributes of badges; without effect.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// Creates an appearance of items.
  public init(style: Style = .stacked) { super.init() }

  /// The normal state.
  public let normal = StateAppearance()
  /// The selected state.
  public let selected = StateAppearance()
  /// The disabled state; without effect.
  public let disabled = StateAppearance()
  /// The appearance of the focused state, which is never drawn: Flipbook has no focus.
  public let focused = StateAppearance()
}

/// The position of a bar; the raw values are Apple's.
public enum UIBarPosition: Int, Sendable {
  /// Not known.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, below the status bar.
  case topAttached
}

/// Something that has the position of a bar.
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position.
  var barPosition: UIBarPosition { get }
}

/// Determines the position of a bar.
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar; `any` by default.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

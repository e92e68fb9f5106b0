public import Foundation
public import ViewText
public import Views

/// What changes the attributes of a title before it shows.
public struct UIConfigurationTextAttributesTransformer {
  /// From attributes to those that show.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// What a closure makes of attributes.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// What the transformer makes of attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// Edges of a rectangle by the direction of writing; the raw values are Apple's.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt

  /// The edges of those bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper one.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The one where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower one.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The one where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension UIButton {
  /// Called when a button's state or configuration has changed.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// What a button shows and how: a style with its colours, a title, a line below it and an image.
  ///
  /// Sizes and colours of the styles are near those of iOS 15, by the eye: Apple doesn't tell them.
  /// Symbols, the pictures of menus and the activity indicator are left out.
  public struct Configuration {
    /// How large the button is.
    public enum Size: Int, Sendable {
      case medium
      case small
      case mini
      case large
    }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As `background.cornerRadius` has it.
      case fixed = -1
      /// The same: the size of text does not change here.
      case dynamic
      /// 4 points.
      case small
      /// 8 points.
      case medium
      /// 12 points.
      case large
      /// Half of the height.
      case capsule
    }

    /// How title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable {
      /// In the middle; towards an image beside them.
      case automatic
      case leading
      case center
      case trailing
    }

    enum Style: Sendable {
      case plain, gray, tinted, filled
    }

    var style: Style

    /// A button without a background: title and image in the tint.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A grey background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A background in a pale tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A background in the tint, and white upon it.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// As `plain()`.
    public static func borderless() -> Configuration { plain() }
    /// As `gray()`.
    public static func bordered() -> Configuration { gray() }
    /// As `tinted()`.
    public static func borderedTinted() -> Configuration { tinted() }
    /// As `filled()`.
    public static func borderedProminent() -> Configuration { filled() }

    init(style: Style) {
      self.style = style
      background.cornerRadius = 5.95
    }

    /// What lies behind the content; its corners have a radius of 5.95 points by default.
    public var background = UIBackgroundConfiguration()

    /// How round the corners are; `dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic

    /// How large the button is; `medium` by default. It sets the content's insets, unless they are
    /// stated, and the font of the title.
    public var buttonSize = Size.medium

    /// The colour of title and image; nil, the default, for that of the style.
    public var baseForegroundColor: UIColor?

    /// The colour of the background, of which the style makes its own; nil, the default, for the tint.
    public var baseBackgroundColor: UIColor?

    /// The image; nil, the default, for the button's own.
    public var image: UIImage?

    /// What changes the image's colour before it shows.
    public var imageColorTransformer: UIConfigurationColorTransformer?

    /// The title; nil, the default, for the button's own.
    public var title: String? { didSet { attributedTitle = nil } }

    /// The title with attributes, which goes before the plain one.
    public var attributedTitle: AttributedString?

    /// What changes the title's attributes before it shows.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// What happens to a title that is too long; it wraps after words by default.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The line below the title; nil, the default, for none.
    public var subtitle: String? { didSet { attributedSubtitle = nil } }

    /// The line below the title with attributes, which goes before the plain one.
    public var attributedSubtitle: AttributedString?

    /// What changes the attributes of the line below before it shows.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// What happens to a line below that is too long; it wraps after words by default.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// How title and subtitle stand to each other; `automatic` by default.
    public var titleAlignment = TitleAlignment.automatic

    /// Between title and subtitle, in points; 1 by default.
    public var titlePadding: CGFloat = 1

    /// On which side of the title the image is; `leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// Between image and title, in points; 0 by default.
    public var imagePadding: CGFloat = 0

    private var statedInsets: NSDirectionalEdgeInsets?

    /// Around image and title, in points; by default those of the size: 7 above and below and 12 at
    /// the sides for `medium`.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { statedInsets ?? buttonSize.insets }
      set { statedInsets = newValue }
    }

    /// Takes the insets of the size again.
    public mutating func setDefaultContentInsets() { statedInsets = nil }

    /// Whether a selected button looks so; true by default.
    public var automaticallyUpdateForSelection = true

    /// The configuration with the colours that a button's state gives it.
    public func updated(for button: UIButton) -> Configuration {
      let look = ConfigurationLook(self, of: button)
      var copy = self
      copy.baseForegroundColor = look.foreground
      copy.background.backgroundColor = look.background
      return copy
    }
  }
}

extension UIButton.Configuration.Size {
  fileprivate var insets: NSDirectionalEdgeInsets {
    let (down, across): (CGFloat, CGFloat) =
      switch self {
      case .mini: (4, 8)
      case .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(top: down, leading: across, bottom: down, trailing: across)
  }

  var titleFont: UIFont {
    switch self {
    case .mini: .preferredFont(forTextStyle: .footnote)
    case .small: .preferredFont(forTextStyle: .subheadline)
    case .medium, .large: .preferredFont(forTextStyle: .body)
    }
  }

  var subtitleFont: UIFont {
    switch self {
    case .mini: .preferredFont(forTextStyle: .caption2)
    case .small: .preferredFont(forTextStyle: .caption1)
    case .medium, .large: .preferredFont(forTextStyle: .footnote)
    }
  }
}

public import Foundation
public import ViewText
public import Views

/// A transformation of a title's attributes before it is shown.
public struct UIConfigurationTextAttributesTransformer {
  /// The closure that returns the displayed attributes for attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

extension UIButton {
  /// A closure that is called when a button's state or configuration has changed.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The content and appearance of a button: a style with its colours, a title, a subtitle and an
  /// image.
  ///
  /// Sizes and colours of the styles approximate those of iOS 15, because Apple doesn't publish
  /// them. Menu indicators and the activity indicator aren't supported.
  public struct Configuration {
    /// The size of the button.
    public enum Size: Int, Sendable {
      case medium
      case small
      case mini
      case large
    }

    /// The sign of a menu; the raw values are Apple's.
    public enum Indicator: Int, Sendable {
      case automatic
      case none
      case popup
    }

    /// The looks on a Mac; the raw values are Apple's.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic
      case bordered
      case borderless
      case borderlessTinted
    }

    /// The style of the corners.
    public enum CornerStyle: Int, Sendable {
      /// The radius `background.cornerRadius`.
      case fixed = -1
      /// The same as `fixed`, because text sizes don't change here.
      case dynamic
      /// A radius of 4 points.
      case small
      /// A radius of 8 points.
      case medium
      /// A radius of 12 points.
      case large
      /// A radius of half the height.
      case capsule
    }

    /// The alignment of title and subtitle relative to each other.
    public enum TitleAlignment: Int, Sendable {
      /// Centred, or towards an image next to them.
      case automatic
      case leading
      case center
      case trailing
    }

    enum Style: Sendable {
      case plain, gray, tinted, filled
    }

    var style: Style

    /// Returns a configuration without a background: title and image in the tint colour.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Returns a configuration with a grey background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Returns a configuration with a faded tint colour as background.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns a configuration with the tint colour as background, and white content.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Returns the same configuration as `plain()`.
    public static func borderless() -> Configuration { plain() }
    /// Returns the same configuration as `gray()`.
    public static func bordered() -> Configuration { gray() }
    /// Returns the same configuration as `tinted()`.
    public static func borderedTinted() -> Configuration { tinted() }
    /// Returns the same configuration as `filled()`.
    public static func borderedProminent() -> Configuration { filled() }

    init(style: Style) {
      self.style = style
      background.cornerRadius = 5.95
    }

    /// The background; its corner radius is 5.95 points by default.
    public var background = UIBackgroundConfiguration()

    /// The style of the corners; `dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic

    /// The size of the button; `medium` by default. It determines the content insets, unless they
    /// are set, and the font of the title.
    public var buttonSize = Size.medium

    /// The colour of title and image; nil, the default, for the style's colour.
    public var baseForegroundColor: UIColor?

    /// The colour from which the style derives the background; nil, the default, for the tint
    /// colour.
    public var baseBackgroundColor: UIColor?

    /// The image; nil, the default, for the button's own.
    public var image: UIImage?

    /// The transformation of the image's colour before it is shown.
    public var imageColorTransformer: UIConfigurationColorTransformer?

    /// The configuration of a symbol, for what its own configuration doesn't specify (D); nil by default.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// A Boolean value that indicates whether an activity indicator of 20 points replaces the image; false
    /// by default. It spins as long as it is shown.
    public var showsActivityIndicator = false

    /// The width that is reserved for the image, in points; stored, without effect.
    public var imageReservation: CGFloat = 0

    /// The animation of a change of the symbol; stored, without effect.
    public var symbolContentTransition: UISymbolContentTransition?

    /// The transformation of the indicator's colour, which is that of the title by default.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    /// The sign of a menu; stored: it isn't drawn.
    public var indicator = Indicator.automatic

    /// The transformation of the sign's colour; stored.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// The looks on a Mac; stored.
    public var macIdiomStyle = MacIdiomStyle.automatic

    /// The title; nil, the default, for the button's own.
    public var title: String? { didSet { attributedTitle = nil } }

    /// The attributed title, which takes precedence over the plain one.
    public var attributedTitle: AttributedString?

    /// The transformation of the title's attributes before it is shown.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// The line break mode of the title; wraps at word boundaries by default.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The subtitle, below the title; nil, the default, for none.
    public var subtitle: String? { didSet { attributedSubtitle = nil } }

    /// The attributed subtitle, which takes precedence over the plain one.
    public var attributedSubtitle: AttributedString?

    /// The transformation of the subtitle's attributes before it is shown.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// The line break mode of the subtitle; wraps at word boundaries by default.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The alignment of title and subtitle; `automatic` by default.
    public var titleAlignment = TitleAlignment.automatic

    /// The space between title and subtitle, in points; 1 by default.
    public var titlePadding: CGFloat = 1

    /// The side of the title on which the image is placed; `leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// The space between image and title, in points; 0 by default.
    public var imagePadding: CGFloat = 0

    private var statedInsets: NSDirectionalEdgeInsets?

    /// The insets around image and title, in points; by default those of the size: 7 above and
    /// below and 12 at the sides for `medium`.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { statedInsets ?? buttonSize.insets }
      set { statedInsets = newValue }
    }

    /// Resets the content insets to those of the size.
    public mutating func setDefaultContentInsets() { statedInsets = nil }

    /// A Boolean value that indicates whether a selected button is highlighted; true by default.
    public var automaticallyUpdateForSelection = true

    /// Returns the configuration with the colours for a button's state.
    public func updated(for button: UIButton) -> Configuration {
      let colors = ConfigurationColors(self, of: button)
      var copy = self
      copy.baseForegroundColor = colors.foreground
      copy.background.backgroundColor = colors.background
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

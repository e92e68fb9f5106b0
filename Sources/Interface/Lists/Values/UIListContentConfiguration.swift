public import Controls
public import Foundation
import Layers
public import ViewText
public import Views

/// The content of a list's cell, header or footer: a text, details and an image.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of a text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The maximum number of lines; 0, the default, for no limit.
    public var numberOfLines = 0
    /// The handling of text that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The alignment.
    public var alignment = TextAlignment.natural
    /// Whether a text that is too wide gets a smaller font; false by default.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor of that font's size, from 0 to 1; 0 by default.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the letters of a text that is too wide move together; false by default.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's size of text, which doesn't change here.
    public var adjustsFontForContentSizeCategory = true
    /// Whether a pointer shows a text that is truncated; stored, because there is no pointer.
    public var showsExpansionTextWhenTruncated = false
    /// The transformation of the colour before it is shown; nil, the default, for none.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The letters in which the text is shown; none, the default, for its own. Attributed texts keep
    /// theirs.
    public var transform = TextTransform.none

    /// Creates properties with a font and a colour.
    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// Returns the colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// The letters in which a text is shown; the raw values are Apple's.
    public enum TextTransform: Int, Sendable {
      /// Its own.
      case none
      /// Capitals.
      case uppercase
      /// Small letters.
      case lowercase
      /// A capital at the beginning of each word.
      case capitalized

      func applied(to text: String?) -> String? {
        switch self {
        case .none: text
        case .uppercase: text?.uppercased()
        case .lowercase: text?.lowercased()
        case .capitalized: text?.capitalized
        }
      }
    }

    /// The alignment of a text.
    public enum TextAlignment: Int, Sendable {
      /// As in the language.
      case natural
      /// Centred.
      case center
      /// Justified.
      case justified

      var textAlignment: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
      }
    }
  }

  /// The look of the image.
  public struct ImageProperties {
    /// The colour of a template; nil for the view's tint.
    public var tintColor: UIColor?
    /// The radius of the image's corners.
    public var cornerRadius: CGFloat = 0
    /// The largest size; zero in a dimension for no limit.
    public var maximumSize = CGSize.zero
    /// The space that is reserved for the image, in whose middle it is. Zero, the default, is for the
    /// image's own size, or the standard width for a symbol.
    public var reservedLayoutSize = CGSize.zero
    /// A width or height for `reservedLayoutSize` that means the standard dimension of symbols.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude
    /// The configuration of a symbol, for what its own configuration doesn't specify (D); nil by default.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The transformation of the tint colour before it is used; nil, the default, for none.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The colour of the image's border; nil, the default, for the view's tint.
    public var strokeColor: UIColor?
    /// The transformation of the border's colour before it is shown; nil, the default, for none.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the image's border, in points; 0, the default, for none.
    public var strokeWidth: CGFloat = 0
    /// Whether the image keeps its colours on a device that inverts them; stored, without effect.
    public var accessibilityIgnoresInvertColors = false

    /// Returns the colour of a template within a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the colour of the border within a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }
  }

  /// The image; nil for none.
  public var image: UIImage?
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text with attributes; nil for `text`.
  public var attributedText: NSAttributedString?
  /// The look of the text.
  public var textProperties: TextProperties
  /// The details; nil for none.
  public var secondaryText: String?
  /// The details with attributes; nil for `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the details.
  public var secondaryTextProperties: TextProperties
  /// Whether the details are beside the text instead of below it.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The margins of the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The axes on which the content keeps to the margins of the views around; stored, because
  /// `directionalLayoutMargins` are used.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The opacity of the content, from 0 to 1; 1 by default.
  public var alpha: CGFloat = 1
  /// The space between the image and the texts.
  public var imageToTextPadding: CGFloat = 16
  /// The least space between texts side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The space between texts one below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(
    _ font: UIFont, _ color: UIColor, _ detailFont: UIFont, _ detailColor: UIColor,
    sideBySide: Bool = false
  ) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: detailFont, color: detailColor)
    prefersSideBySideTextAndSecondaryText = sideBySide
  }

  /// The content of a cell.
  public static func cell() -> Self {
    Self(.systemFont(ofSize: 17), .label, .systemFont(ofSize: 12), .label)
  }

  /// The content of a cell with details below the text.
  public static func subtitleCell() -> Self {
    Self(.systemFont(ofSize: 17), .label, .systemFont(ofSize: 15), .secondaryLabel)
  }

  /// The content of a cell with details at the trailing edge.
  public static func valueCell() -> Self {
    Self(
      .systemFont(ofSize: 17), .label, .systemFont(ofSize: 17), .secondaryLabel, sideBySide: true)
  }

  /// The content of a header in a plain list.
  public static func plainHeader() -> Self {
    Self(
      .systemFont(ofSize: 17, weight: .semibold), .label, .systemFont(ofSize: 13), .secondaryLabel)
  }

  /// The content of a footer in a plain list.
  public static func plainFooter() -> Self {
    Self(.systemFont(ofSize: 13), .secondaryLabel, .systemFont(ofSize: 13), .secondaryLabel)
  }

  /// The content of a header in a grouped list.
  public static func groupedHeader() -> Self {
    Self(.systemFont(ofSize: 13), .secondaryLabel, .systemFont(ofSize: 13), .secondaryLabel)
  }

  /// The content of a footer in a grouped list.
  public static func groupedFooter() -> Self { groupedHeader() }

  /// The content of a cell in a side bar: as that of other cells, with images in the tint colour.
  public static func sidebarCell() -> Self { cell() }

  /// The content of a cell in a side bar with details below the text.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }

  /// The content of a cell beside a side bar.
  public static func accompaniedSidebarCell() -> Self { cell() }

  /// The content of a cell beside a side bar with details below the text.
  public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }

  /// The content of a header in a side bar: bold, as large as a title of third rank.
  public static func sidebarHeader() -> Self { prominent(.title3) }

  /// The content of a distinct header in a grouped list: bold, as large as a title of third rank.
  public static func prominentInsetGroupedHeader() -> Self { prominent(.title3) }

  /// The content of a very distinct header in a grouped list: bold, as large as a title of second rank.
  public static func extraProminentInsetGroupedHeader() -> Self { prominent(.title2) }

  /// The content of a header that follows the style of its list: that of a plain one.
  public static func header() -> Self { plainHeader() }

  /// The content of a footer that follows the style of its list: that of a plain one.
  public static func footer() -> Self { plainFooter() }

  private static func prominent(_ style: UIFont.TextStyle) -> Self {
    let size = UIFont.preferredFont(forTextStyle: style).pointSize
    return Self(
      .systemFont(ofSize: size, weight: .bold), .label, .systemFont(ofSize: 15), .secondaryLabel)
  }

  /// Creates a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the same configuration.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

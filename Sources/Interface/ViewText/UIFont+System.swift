import Failures
public import Foundation
import Layers
import Typesetting
public import Views

extension UIFont {
  /// How bold a font is; the raw values are Apple's, −1…1 with 0 for regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: CGFloat

    /// The weight of that number; those in between count as the nearest of the nine.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The weight of that number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Weight 100, as font files count.
    public static let ultraLight = Weight(-0.8)
    /// Weight 200.
    public static let thin = Weight(-0.6)
    /// Weight 300.
    public static let light = Weight(-0.4)
    /// Weight 400.
    public static let regular = Weight(0)
    /// Weight 500.
    public static let medium = Weight(0.23)
    /// Weight 600.
    public static let semibold = Weight(0.3)
    /// Weight 700.
    public static let bold = Weight(0.4)
    /// Weight 800.
    public static let heavy = Weight(0.56)
    /// Weight 900.
    public static let black = Weight(0.62)

    private static let all: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The weight as font files state it, 100…900.
    var css: Int {
      let distances = Self.all.map { abs($0.rawValue - rawValue) }
      let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
      return 100 * (nearest + 1)
    }

    /// The weight of what font files state.
    init(css: Int) { self = Self.all[min(max(Int((Double(css) / 100).rounded()), 1), 9) - 1] }
  }

  /// The system's font, Inter.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font, Inter, in one of nine weights.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    make(fontSize) { () throws(FlipbookError) in try Fonts.system(weight: weight.css) }
  }

  /// The system's font in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font in italics.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    make(fontSize) { () throws(FlipbookError) in try Fonts.system(weight: 400, isItalic: true) }
  }

  /// A font for code, DejaVu Sans Mono, which is regular or bold, whichever is nearer.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    make(fontSize) { () throws(FlipbookError) in try Fonts.monospaced(weight: weight.css) }
  }

  /// The system's font with figures of one width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let font = systemFont(ofSize: fontSize, weight: weight).font
    return UIFont(Font(font.face, size: font.size, features: ["tnum": 1]))
  }

  /// The size of labels: 17.
  public static var labelFontSize: CGFloat { 17 }

  /// The size of buttons: 18.
  public static var buttonFontSize: CGFloat { 18 }

  /// The size of small text: 12.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The size of text: 14.
  public static var systemFontSize: CGFloat { 14 }

  /// A font that must be there; where it isn't, the stage stops with the error, and any other font
  /// stands in.
  static func make(
    _ size: CGFloat, _ face: () throws(FlipbookError) -> FontFace
  ) -> UIFont {
    UIFont(Font.needed(size: Self.size(size), face))
  }
}

extension UIFont {
  /// What text is for; sizes are those of the default content size, and fixed.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// The style of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 36 points, bold.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// 28 points, bold.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size and weight; unknown styles count as body.
    fileprivate var look: (size: CGFloat, weight: Weight) {
      switch self {
      case .extraLargeTitle: (36, .bold)
      case .extraLargeTitle2: (28, .bold)
      case .largeTitle: (34, .regular)
      case .title1: (28, .regular)
      case .title2: (22, .regular)
      case .title3: (20, .regular)
      case .headline: (17, .semibold)
      case .subheadline: (15, .regular)
      case .callout: (16, .regular)
      case .footnote: (13, .regular)
      case .caption1: (12, .regular)
      case .caption2: (11, .regular)
      default: (17, .regular)
      }
    }
  }

  /// The system's font for a use, at the default content size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.look.size, weight: style.look.weight)
  }

  /// The system's font for a use; traits have no content size here.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }
}

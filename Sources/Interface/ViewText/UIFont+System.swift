import Failures
public import Foundation
import Layers
import Typesetting
public import Views

extension UIFont {
  /// The weight of a font; the raw values are Apple's, −1…1 with 0 for regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The value of the weight.
    public let rawValue: CGFloat

    /// Creates a weight from a value; fonts use the nearest of the nine weights.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from a value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Weight 100 on the scale of font files.
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

    /// The weight on the scale of font files, 100…900.
    var css: Int {
      let distances = Self.all.map { abs($0.rawValue - rawValue) }
      let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
      return 100 * (nearest + 1)
    }

    /// Creates a weight from the scale of font files.
    init(css: Int) { self = Self.all[min(max(Int((Double(css) / 100).rounded()), 1), 9) - 1] }
  }

  /// Returns the system's face for one of its private names, such as `.SFUIDisplay-BoldItalic`; nil for
  /// others.
  static func systemFace(named name: String) -> FontFace? {
    let prefixes = [".SFUI", ".SFNS", ".SFProText", ".SFProDisplay", ".AppleSystemUIFont"]
    guard prefixes.contains(where: name.hasPrefix) else { return nil }
    let style = name.split(separator: "-").dropFirst().last?.lowercased() ?? ""
    let weights: [(String, Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    let weight = weights.first { style.hasPrefix($0.0) }?.1 ?? .regular
    return try? Fonts.system(weight: weight.css, isItalic: style.hasSuffix("italic"))
  }

  /// Returns the system font, Inter.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font, Inter, in one of nine weights.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    make(fontSize) { () throws(FlipbookError) in try Fonts.system(weight: weight.css) }
  }

  /// A width of the system font.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width: 0 is the standard width.
    public let rawValue: CGFloat

    /// Creates a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest width.
    public static let compressed = Width(rawValue: -0.4)
    /// A narrow width.
    public static let condensed = Width(rawValue: -0.2)
    /// The usual width.
    public static let standard = Width(rawValue: 0)
    /// A wide width.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// Returns the system font in one of nine weights. Inter has only its standard width.
  public static func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }

  /// Returns the bold system font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the italic system font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    make(fontSize) { () throws(FlipbookError) in try Fonts.system(weight: 400, isItalic: true) }
  }

  /// Returns the monospaced font DejaVu Sans Mono, regular or bold, whichever is nearer to the
  /// weight.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    make(fontSize) { () throws(FlipbookError) in try Fonts.monospaced(weight: weight.css) }
  }

  /// Returns the system font with monospaced digits.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let font = systemFont(ofSize: fontSize, weight: weight).font
    return UIFont(Font(font.face, size: font.size, features: ["tnum": 1]))
  }

  /// The default font size of labels: 17.
  public static var labelFontSize: CGFloat { 17 }

  /// The default font size of buttons: 18.
  public static var buttonFontSize: CGFloat { 18 }

  /// The font size of small text: 12.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The font size of text: 14.
  public static var systemFontSize: CGFloat { 14 }

  /// Returns a font that must be available; if it isn't, the stage stops with the error, and
  /// another font is returned.
  static func make(
    _ size: CGFloat, _ face: () throws(FlipbookError) -> FontFace
  ) -> UIFont {
    UIFont(Font.needed(size: Self.size(size), face))
  }
}

extension UIFont {
  /// The styles of text; sizes are fixed at those of the default content size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style from its name.
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

    /// The size and the weight; unknown styles are treated as body.
    fileprivate var sizeAndWeight: (size: CGFloat, weight: Weight) {
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

  /// Returns the system font for a text style, at the default content size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let (size, weight) = style.sizeAndWeight
    return UIFont(systemFont(ofSize: size, weight: weight).font, textStyle: style)
  }

  /// Returns the system font for a text style; traits don't affect the size here.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }
}

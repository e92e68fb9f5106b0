public import Foundation
import Layers
import Raster

// Symbols are Apple's own pictures and are not here: an image of a symbol has about its size and shows
// nothing, so that code which unwraps it plays on.
extension UIImage {
  /// How an image is chosen among its variants.
  public class Configuration: NSObject {}

  /// How bold a symbol is; the raw values are Apple's.
  public enum SymbolWeight: Int, Sendable {
    /// As its surroundings ask for.
    case unspecified
    /// Weight 100, as font files count.
    case ultraLight
    /// Weight 200.
    case thin
    /// Weight 300.
    case light
    /// Weight 400.
    case regular
    /// Weight 500.
    case medium
    /// Weight 600.
    case semibold
    /// Weight 700.
    case bold
    /// Weight 800.
    case heavy
    /// Weight 900.
    case black
  }

  /// How large a symbol is beside text of its point size; the raw values are Apple's.
  public enum SymbolScale: Int, Sendable {
    /// Medium.
    case `default` = -1
    /// As its surroundings ask for.
    case unspecified
    /// Smaller than capitals.
    case small
    /// Somewhat larger than capitals.
    case medium
    /// Larger than a line.
    case large

    /// How many times as large as a medium one.
    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    }
  }

  /// How a symbol is drawn. Its point size and scale give the size of the image; weights and colours
  /// are kept and change nothing.
  public final class SymbolConfiguration: Configuration {
    /// In points; nil for 17.
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale

    private init(_ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
    }

    /// One that asks for nothing.
    public class var unspecified: SymbolConfiguration {
      SymbolConfiguration(nil, .unspecified, .unspecified)
    }

    /// One of a scale.
    public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }

    /// One of a weight.
    public convenience init(weight: SymbolWeight) { self.init(nil, weight, .unspecified) }

    /// One of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize, .unspecified, .unspecified)
    }

    /// One of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize, weight, .unspecified)
    }

    /// One of a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize, weight, scale)
    }

    /// One with a colour for each layer of a symbol, which changes nothing.
    public convenience init(paletteColors: [UIColor]) {
      self.init(nil, .unspecified, .unspecified)
    }

    /// One with shades of a colour, which change nothing.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(nil, .unspecified, .unspecified)
    }

    /// One in a symbol's own colours, which changes nothing.
    public class func preferringMulticolor() -> SymbolConfiguration { .unspecified }

    /// One in a single colour, which changes nothing.
    public class func preferringMonochrome() -> SymbolConfiguration { .unspecified }

    /// What the other one asks for, and this one where that asks for nothing.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        other.pointSize ?? pointSize, other.weight == .unspecified ? weight : other.weight,
        other.scale == .unspecified ? scale : other.scale)
    }

    /// (D) The sides of a symbol's image: 1.2 times its point size.
    var side: Int {
      let side = (pointSize ?? 17) * 1.2 * scale.factor
      return side >= 1 ? Int(min(side, 4096).rounded()) : 1
    }
  }

  /// A transparent image of about the size of a symbol, and a warning, once for each name: the symbols
  /// are Apple's. Never nil, whatever the name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A transparent image of about the size of a symbol; see `init(systemName:)`.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    LayerWarning(
      .missingAsset,
      "SF Symbol \"\(name)\" is not available here. A transparent placeholder is used.",
      hint: "Put a PNG among the assets and use UIImage(named:).", subject: name
    ).report()
    let side = ((configuration as? SymbolConfiguration) ?? .unspecified).side
    self.init(
      bitmap: Bitmap(
        width: side, height: side, pixels: Array(repeating: 0, count: side * side)))
  }

  /// A transparent image of about the size of a symbol; see `init(systemName:)`.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// How it was chosen among its variants: nil.
  public var configuration: Configuration? { nil }

  /// The same image: configurations are for symbols.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// The same image: its size stays what it was made with.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
}

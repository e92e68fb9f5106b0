public import Foundation
import Layers
import Raster

// SF Symbols are Apple's images and aren't available here. An image of a symbol has approximately
// its size and is transparent, so that code that unwraps it still works.
extension UIImage {
  /// The configuration by which a variant of an image is chosen.
  public class Configuration: NSObject {}

  /// The weight of a symbol; the raw values are Apple's.
  public enum SymbolWeight: Int, Sendable {
    /// The weight of the context.
    case unspecified
    /// Weight 100 on the scale of font files.
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

  /// The size of a symbol relative to text of its point size; the raw values are Apple's.
  public enum SymbolScale: Int, Sendable {
    /// Medium.
    case `default` = -1
    /// The scale of the context.
    case unspecified
    /// Smaller than capital letters.
    case small
    /// Slightly larger than capital letters.
    case medium
    /// Larger than the line height.
    case large

    /// The size relative to the medium scale.
    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    }
  }

  /// The configuration of a symbol. Its point size and scale determine the size of the image;
  /// weight and colours have no effect.
  public final class SymbolConfiguration: Configuration {
    /// The size in points; nil for 17.
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale

    private init(_ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    /// A configuration that specifies nothing.
    public class var unspecified: SymbolConfiguration {
      SymbolConfiguration(nil, .unspecified, .unspecified)
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(nil, weight, .unspecified) }

    /// Creates a configuration with a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize, .unspecified, .unspecified)
    }

    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize, weight, .unspecified)
    }

    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize, weight, scale)
    }

    /// Creates a configuration with a colour for each layer of a symbol; the colours have no
    /// effect.
    public convenience init(paletteColors: [UIColor]) {
      self.init(nil, .unspecified, .unspecified)
    }

    /// Creates a configuration with shades of a colour; the colour has no effect.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(nil, .unspecified, .unspecified)
    }

    /// Returns a configuration with the symbol's own colours; it has no effect.
    public class func preferringMulticolor() -> SymbolConfiguration { .unspecified }

    /// Returns a configuration with a single colour; it has no effect.
    public class func preferringMonochrome() -> SymbolConfiguration { .unspecified }

    /// Returns this configuration with the values that the other one specifies replaced by them.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        other.pointSize ?? pointSize, other.weight == .unspecified ? weight : other.weight,
        other.scale == .unspecified ? scale : other.scale)
    }

    /// The side length of a symbol's image: 1.2 times its point size, times the factor of its scale
    /// (D).
    var side: Int {
      let side = (pointSize ?? 17) * 1.2 * scale.factor
      return side >= 1 ? Int(min(side, 4096).rounded()) : 1
    }
  }

  /// Creates a transparent image of approximately the symbol's size, with one warning per name,
  /// because SF Symbols aren't available here. The result is never nil.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a transparent image of approximately the symbol's size; see `init(systemName:)`.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    LayerWarning(
      .missingAsset,
      "SF Symbol \"\(name)\" isn't available here. A transparent placeholder is used.",
      hint: "Add a PNG to the assets and use UIImage(named:).", subject: name
    ).report()
    let side = ((configuration as? SymbolConfiguration) ?? .unspecified).side
    self.init(
      bitmap: Bitmap(
        width: side, height: side, pixels: Array(repeating: 0, count: side * side)))
  }

  /// Creates a transparent image of approximately the symbol's size; see `init(systemName:)`.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The configuration of the image; always nil.
  public var configuration: Configuration? { nil }

  /// Returns the same image; only symbols have configurations.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// Returns the same image; its size doesn't change.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
}

public import Foundation
import Layers
import Raster

// SF Symbols are Apple's images and aren't available here. The symbols whose names apps use most have
// shapes of Flipbook's own; other names give a transparent image, so that code that unwraps it works.
extension UIImage {
  /// The configuration by which a variant of an image is chosen.
  public class Configuration: NSObject, NSCopying {
    /// The traits by which the variant is chosen; nil, the default, for those of the view.
    public let traitCollection: UITraitCollection?

    init(_ traits: UITraitCollection?) { traitCollection = traits }

    /// Creates a configuration with traits; nil for those of the view.
    public convenience init(traitCollection: UITraitCollection?) { self.init(traitCollection) }

    /// Returns the configuration itself, because it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the configuration with other traits.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
      Configuration(traitCollection)
    }
  }

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

  /// The configuration of a symbol: its size, the weight of its lines, and the colours of its
  /// layers.
  public final class SymbolConfiguration: Configuration {
    let values: SymbolValues

    init(_ values: SymbolValues, _ traits: UITraitCollection? = nil) {
      self.values = values
      super.init(traits)
    }

    /// Returns the configuration with other traits.
    public override func withTraitCollection(
      _ traitCollection: UITraitCollection?
    ) -> SymbolConfiguration {
      SymbolConfiguration(values, traitCollection)
    }

    /// A configuration that specifies nothing.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolValues()) }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(SymbolValues(scale: scale)) }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(SymbolValues(weight: weight)) }

    /// Creates a configuration with a size in points.
    public convenience init(pointSize: CGFloat) { self.init(SymbolValues(pointSize: pointSize)) }

    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with a colour for each layer of a symbol. The last colour is also that
    /// of the layers that follow.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolValues(palette: paletteColors))
    }

    /// Creates a configuration with shades of a colour: the layers are less opaque one by one.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolValues(palette: [hierarchicalColor], isHierarchical: true))
    }

    /// Returns a configuration with the symbol's own colours. The symbols here have none: they have
    /// the colour of a template.
    public class func preferringMulticolor() -> SymbolConfiguration { .unspecified }

    /// Returns a configuration with a single colour.
    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolValues(palette: []))
    }

    /// Returns this configuration with the values that the other one specifies replaced by them.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(values.applying(other.values))
    }

    /// Returns this configuration without a size in points and a font's weight.
    public func withoutPointSizeAndWeight() -> SymbolConfiguration {
      changed {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

    /// Returns this configuration without a size in points.
    public func withoutPointSize() -> SymbolConfiguration { changed { $0.pointSize = nil } }

    /// Returns this configuration without a scale.
    public func withoutScale() -> SymbolConfiguration { changed { $0.scale = .unspecified } }

    /// Returns this configuration without a weight.
    public func withoutWeight() -> SymbolConfiguration { changed { $0.weight = .unspecified } }

    private func changed(_ change: (inout SymbolValues) -> Void) -> SymbolConfiguration {
      var values = values
      change(&values)
      return SymbolConfiguration(values)
    }

    /// Returns whether all values are equal.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    /// A hash value that is consistent with `isEqual(_:)`.
    public override var hash: Int { values.hashValue }
  }

  // MARK: Creation

  /// Creates the image of a symbol, a template in Flipbook's own shape. For names that aren't known,
  /// the image is transparent, with one warning per name. The result is never nil.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the image of a symbol with a configuration; see `init(systemName:)`.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(symbol: name, configuration, variableValue: nil)
  }

  /// Creates the image of a symbol; see `init(systemName:)`.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the image of a symbol, some of whose parts are fainter unless a value, 0…1, reaches
  /// them; see `init(systemName:)`.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(symbol: name, configuration, variableValue: value)
  }

  private convenience init(
    symbol name: String, _ configuration: Configuration?, variableValue: Double?
  ) {
    let values = (configuration as? SymbolConfiguration)?.values ?? SymbolValues()
    let symbol = SymbolImage(name, values, variableValue: variableValue)
    if !symbol.isKnown {
      LayerWarning(
        .missingAsset,
        "SF Symbol \"\(name)\" isn't available here. A transparent placeholder is used.",
        hint: "Add a PNG to the assets and use UIImage(named:).", subject: name
      ).report()
    }
    self.init(symbol)
  }

  // MARK: Configurations

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { attributes.symbol != nil }

  /// The configuration of a symbol; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? {
    attributes.symbol.map { SymbolConfiguration($0.values) }
  }

  /// The configuration of the image; nil unless it is a symbol.
  public var configuration: Configuration? { symbolConfiguration }

  /// Returns a symbol with another configuration; other images have none and stay the same.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).map { withSymbol($0.values) } ?? self
  }

  /// Returns a symbol with the values that a configuration specifies; other images stay the same.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    attributes.symbol.map { withSymbol($0.values.applying(configuration.values)) } ?? self
  }

  /// Returns a symbol with a configuration in which its own values take precedence (D); other images
  /// stay the same.
  package func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration, let symbol = attributes.symbol else { return self }
    return withSymbol(configuration.values.applying(symbol.values))
  }

  private func withSymbol(_ values: SymbolValues) -> UIImage {
    guard let symbol = attributes.symbol, symbol.values != values else { return self }
    return replacing(SymbolImage(symbol.name, values, variableValue: symbol.variableValue))
  }

  /// The distance from the image's bottom edge to its baseline, in points; nil unless it is a symbol.
  public var baselineOffsetFromBottom: CGFloat? {
    attributes.hidesBaseline ? nil : attributes.baseline ?? attributes.symbol?.baselineOffset
  }

  /// Whether the image has a baseline.
  public var hasBaseline: Bool { baselineOffsetFromBottom != nil }

  /// The traits that the image was chosen for: those of the screen.
  public var traitCollection: UITraitCollection { .current }
}

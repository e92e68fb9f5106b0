/// A colour space. All drawing is in sRGB: a grey space's components are read as sRGB greys, and
/// the named RGB spaces are read as sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// Apple's name of the space.
  public let name: String?

  /// The number of components of a colour, without alpha: 1 for grey, otherwise 3.
  public let numberOfComponents: Int

  /// The model of the space.
  public let model: CGColorSpaceModel

  /// The space of the colours with which patterns without colours are drawn; nil in other spaces.
  let base: CGColorSpace?

  /// Creates the space with a name; nil if it isn't a grey or RGB space.
  public init?(name: String) {
    switch name {
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.linearSRGB,
      CGColorSpace.extendedLinearSRGB, CGColorSpace.genericRGBLinear, CGColorSpace.displayP3:
      numberOfComponents = 3
      model = .rgb
    case CGColorSpace.genericGrayGamma2_2, CGColorSpace.linearGray:
      numberOfComponents = 1
      model = .monochrome
    default: return nil
    }
    self.name = name
    base = nil
  }

  /// Creates a space of patterns: of those with colours, or, with a base space, of those without.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    name = nil
    numberOfComponents = baseSpace?.numberOfComponents ?? 0
    model = .pattern
    base = baseSpace
  }

  private init(components: Int, _ model: CGColorSpaceModel) {
    name = nil
    base = nil
    numberOfComponents = components
    self.model = model
  }

  static let deviceRGB = CGColorSpace(components: 3, .rgb)
  static let deviceGray = CGColorSpace(components: 1, .monochrome)

  /// The colour space of screens and pictures, and of all pixels in Flipbook.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// Read as sRGB; components beyond 0…1 are clamped.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// Read as sRGB.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// Read as sRGB; the space in which Core Image's filters compute.
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// Read as sRGB.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  /// Read as sRGB.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// A grey space.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// A grey space, read as sRGB greys.
  public static let linearGray = "kCGColorSpaceLinearGray"

  /// Returns whether the names and models are equal.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name && left.model == right.model && left.base == right.base
  }

  /// Hashes the space, consistent with `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// The meaning of a colour's components.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Unknown.
  case unknown = -1
  /// Grey.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black. No space has this model.
  case cmyk
  /// Lightness and two axes. No space has this model.
  case lab
  /// Any number of components. No space has this model.
  case deviceN
  /// Indices of a table. No space has this model.
  case indexed
  /// Patterns.
  case pattern
  /// The tristimulus values of CIE. No space has this model.
  case XYZ
}

/// Returns the device's RGB space, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the device's grey space, whose components are read as sRGB greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

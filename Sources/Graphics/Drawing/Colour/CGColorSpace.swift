/// Which colours components stand for. All drawing is in sRGB: of other spaces there are the grey one,
/// whose components are read as sRGB greys, and names that are read as sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// Apple's name of the space.
  public let name: String?

  /// How many components a colour has, without its alpha: 1 for grey, else 3.
  public let numberOfComponents: Int

  /// What kind of space it is.
  public let model: CGColorSpaceModel

  /// The space of that name; nil for one that is neither a grey nor an RGB space.
  public init?(name: String) {
    switch name {
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.linearSRGB,
      CGColorSpace.genericRGBLinear, CGColorSpace.displayP3:
      (numberOfComponents, model) = (3, .rgb)
    case CGColorSpace.genericGrayGamma2_2, CGColorSpace.linearGray:
      (numberOfComponents, model) = (1, .monochrome)
    default: return nil
    }
    self.name = name
  }

  private init(components: Int, _ model: CGColorSpaceModel) {
    (name, numberOfComponents, self.model) = (nil, components, model)
  }

  static let deviceRGB = CGColorSpace(components: 3, .rgb)
  static let deviceGray = CGColorSpace(components: 1, .monochrome)

  /// The space of screens and pictures, and of all pixels here.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// Read as sRGB; components beyond 0…1 are clamped.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// Read as sRGB.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// Read as sRGB.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  /// Read as sRGB.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Greys.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// Greys, read as those of sRGB.
  public static let linearGray = "kCGColorSpaceLinearGray"

  /// Equal when names and kinds are.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name && left.model == right.model
  }

  /// Agrees with `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// What the components of a colour are.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// Greys.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black; there is no such space here.
  case cmyk
  /// Lightness and two axes; there is no such space here.
  case lab
}

/// Red, green and blue of the device, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Greys of the device, which are those of sRGB here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

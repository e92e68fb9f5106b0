/// An option for the creation of a `CIImage`.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates an option from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A colour space, or `NSNull` for components that aren't converted to the working space.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// Whether the orientation in an image file is applied; false by default.
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "kCIImageApplyOrientationProperty")
  /// Metadata; without effect here.
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
  /// Whether transforms take the nearest pixel; without effect here: see
  /// `CIImage.samplingNearest()`.
  public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
}

/// An option for automatic adjustments, which return no filters here.
public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates an option from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether adjustments improve the image.
  public static let enhance = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustEnhance")
  /// Whether red eyes are corrected.
  public static let redEye = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustRedEye")
}

/// An option for the creation of image files.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates an option from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The layout of pixels in memory. Formats that Apple has and that aren't listed can't be used.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The raw value, with Apple's numbers.
  public let rawValue: Int32

  /// Creates a format from a raw value.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// 8-bit alpha, red, green and blue.
  public static let ARGB8 = CIFormat(rawValue: 265)
  /// 8-bit blue, green, red and alpha.
  public static let BGRA8 = CIFormat(rawValue: 266)
  /// 8-bit red, green, blue and alpha.
  public static let RGBA8 = CIFormat(rawValue: 264)
  /// 8-bit alpha, blue, green and red.
  public static let ABGR8 = CIFormat(rawValue: 267)
  /// 32-bit floating-point red, green, blue and alpha.
  public static let RGBAf = CIFormat(rawValue: 2312)
  /// 16-bit floating-point red, green, blue and alpha.
  public static let RGBAh = CIFormat(rawValue: 2056)

  /// The places of red, green, blue and alpha among the four bytes of a pixel; nil for a format of
  /// another size.
  var byteOffsets: [Int]? {
    switch self {
    case .RGBA8: [0, 1, 2, 3]
    case .ARGB8: [1, 2, 3, 0]
    case .BGRA8: [2, 1, 0, 3]
    case .ABGR8: [3, 2, 1, 0]
    default: nil
    }
  }
}

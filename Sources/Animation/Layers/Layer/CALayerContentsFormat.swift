/// The storage format of the pixels that a layer draws.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The format's name in Core Animation.
  public let rawValue: String

  /// Creates a format from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// 8 bits each for red, green, blue and alpha.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// 16 bits each for red, green, blue and alpha, as floating-point numbers.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// 8 bits of grey.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

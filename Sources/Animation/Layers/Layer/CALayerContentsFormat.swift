/// How the pixels of what a layer draws are stored.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the format.
  public let rawValue: String

  /// The format of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// 8 bits for each of red, green, blue and alpha.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// 16 bits for each of red, green, blue and alpha, as floating-point numbers.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// 8 bits of grey.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

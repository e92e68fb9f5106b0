/// How a layer's picture is scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// The one of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The pixel that lies there, alone.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between pixels; (D) shrunk, between prefiltered smaller pictures too, as `trilinear`.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Between pixels, and shrunk between prefiltered smaller pictures.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

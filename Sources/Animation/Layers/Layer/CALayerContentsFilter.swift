/// A filter for scaling a layer's contents.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The filter's name in Core Animation.
  public let rawValue: String

  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Uses the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Interpolates between pixels; (D) when reducing, also between prefiltered smaller pictures,
  /// like `trilinear`.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Interpolates between pixels and, when reducing, between prefiltered smaller pictures.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The placement of a picture in the bounds of a layer.
///
/// "Top" is where y is greatest: the lower edge here, as on a device. That follows Apple's
/// documentation of `contentsGravity` for layers whose `contentsAreFlipped()` is true.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The gravity's name in Core Animation.
  public let rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At its own size, centred.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At its own size, horizontally centred where y is greatest.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At its own size, horizontally centred where y is least.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At its own size, vertically centred at the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At its own size, vertically centred at the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At its own size, in the left corner where y is greatest.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At its own size, in the right corner where y is greatest.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At its own size, in the left corner where y is least.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At its own size, in the right corner where y is least.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds; the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to the largest size that fits in the bounds, with its aspect ratio kept.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to the smallest size that fills the bounds, with its aspect ratio kept.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

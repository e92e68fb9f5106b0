/// How a picture fits the bounds of a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the gravity.
  public let rawValue: String

  /// The gravity of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In its own size, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In its own size, at the top in the middle.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In its own size, at the bottom in the middle.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In its own size, at the left in the middle.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In its own size, at the right in the middle.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In its own size, in the corner at the top left.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In its own size, in the corner at the top right.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In its own size, in the corner at the bottom left.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In its own size, in the corner at the bottom right.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds; the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits in the bounds, in its own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills the bounds, in its own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

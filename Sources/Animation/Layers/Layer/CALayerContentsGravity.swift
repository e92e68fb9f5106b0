/// How a picture fits the bounds of a layer.
///
/// "Top" is where y is greatest: the lower edge here, as on a device. Apple's documentation of
/// `contentsGravity` has it so where `contentsAreFlipped()`.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the gravity.
  public let rawValue: String

  /// The gravity of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In its own size, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In its own size, where y is greatest, in the middle.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In its own size, where y is least, in the middle.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In its own size, at the left in the middle.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In its own size, at the right in the middle.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In its own size, in the left corner where y is greatest.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In its own size, in the right corner where y is greatest.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In its own size, in the left corner where y is least.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In its own size, in the right corner where y is least.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds; the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits in the bounds, in its own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills the bounds, in its own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

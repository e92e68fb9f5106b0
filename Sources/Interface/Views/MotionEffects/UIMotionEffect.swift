public import Foundation

/// An effect that changes a view when the device is tilted. A canvas isn't tilted: effects are stored.
open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() { super.init() }

  /// Creates an effect; archives aren't supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the values of the view's key paths for a tilt, each from −1 to 1; nil by default.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    nil
  }
}

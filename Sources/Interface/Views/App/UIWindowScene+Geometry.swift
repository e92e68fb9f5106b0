public import Foundation

extension UIWindowScene {
  /// A size and orientations that an app requests for a scene.
  open class GeometryPreferences: NSObject {
    /// The preferences of a scene on iOS.
    public final class iOS: GeometryPreferences {
      /// The orientations; nil for those of the view controllers.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates preferences.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// The geometry of a scene.
  open class Geometry: NSObject {
    /// The orientation: that of the canvas.
    open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }

    /// A Boolean value that indicates whether the orientation is locked: it always is.
    open var isInterfaceOrientationLocked: Bool { true }
  }

  /// Requests a geometry. The canvas of a film doesn't change: `errorHandler` isn't called either, because
  /// iOS ignores requests for an orientation that the app doesn't support in the same way.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// The geometry.
  public var effectiveGeometry: Geometry { Geometry() }
}

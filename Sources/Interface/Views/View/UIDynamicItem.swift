public import Foundation
public import Geometry

/// The shapes that a dynamic item has in collisions; the raw values are Apple's.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of the bounds.
  case rectangle
  /// The ellipse in the bounds.
  case ellipse
  /// The path of `collisionBoundingPath`.
  case path
}

/// An object that a `UIDynamicAnimator` moves: a view, attributes of a layout, or an object of your
/// own.
///
/// The animator reads the properties when the item becomes part of a behavior, and after
/// `updateItem(usingCurrentState:)`. Then it sets `center` and `transform` in each step.
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle of the item, in the coordinates of the animator's reference view.
  var center: CGPoint { get set }
  /// The size of the item, in points.
  var bounds: CGRect { get }
  /// The rotation of the item. Its other parts, such as a scale, are kept (D), but have no effect on
  /// collisions.
  var transform: CGAffineTransform { get set }
  /// The shape of the item in collisions; the rectangle of the bounds by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The shape for the type `path`, around the middle of the item at (0, 0).
  ///
  /// Apple requires a convex path. Here, the convex hull of the path counts (D).
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The rectangle of the bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The rectangle of the bounds, around (0, 0).
  public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}

extension UIView: UIDynamicItem {}

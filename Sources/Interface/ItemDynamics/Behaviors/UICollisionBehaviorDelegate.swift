public import Foundation
import Layers
public import Views

/// Methods that are called when items begin and end to touch each other or a boundary. All methods
/// are optional. They are called after the step, before the film shows it.
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called when two items begin to touch, at a point of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Called when two items don't touch any more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Called when an item begins to touch a boundary. The identifier is nil for the bounds of the
  /// reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when an item doesn't touch a boundary any more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing, unless a subclass implements the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    OptionalMessage.send(
      "collisionBehavior:beganContactForItem:withItem:atPoint:", to: self, behavior, item1, item2, p
    )
  }

  /// Does nothing, unless a subclass implements the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    OptionalMessage.send(
      "collisionBehavior:endedContactForItem:withItem:", to: self, behavior, item1, item2)
  }

  /// Does nothing, unless a subclass implements the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    OptionalMessage.send(
      "collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:", to: self, behavior,
      item, identifier, p)
  }

  /// Does nothing, unless a subclass implements the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    OptionalMessage.send(
      "collisionBehavior:endedContactForItem:withBoundaryIdentifier:", to: self, behavior, item,
      identifier)
  }
}

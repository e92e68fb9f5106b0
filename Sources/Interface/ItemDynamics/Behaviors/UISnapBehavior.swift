public import Foundation
import RigidBodies
public import Views

/// A snap: the item moves to a point and turns upright, as a damped spring would pull it.
///
/// (D) Apple documents neither the stiffness nor the curve. Here, the spring has a natural frequency
/// of 3 Hz, and `damping` is its damping ratio: with 0.5, the item passes the point by a sixth of the
/// way and is at rest after half a second; with 1, it doesn't pass it.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  /// The natural frequency in hertz.
  private static let frequency = 3.0

  /// Creates a snap of an item to a point of the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The point, in the coordinates of the reference view.
  open var snapPoint: CGPoint { didSet { changed() } }

  /// The damping, from 0 for the most oscillation to 1 for the least; 0.5 by default.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  override var ownItems: [any UIDynamicItem] { [item] }

  override func configure(_ simulation: Simulation) {
    guard let index = simulation.index(of: item), Vector(snapPoint).isFinite else { return }
    var joint = Joint(
      id: number, kind: .snap, first: 0, second: index, firstPoint: Vector(snapPoint),
      secondPoint: simulation.arm(.zero, of: index))
    joint.frequency = Self.frequency
    joint.damping = damping.clamped(to: 0...1)
    simulation.joints.append(joint)
  }
}

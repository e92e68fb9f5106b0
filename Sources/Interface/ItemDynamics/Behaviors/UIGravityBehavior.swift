public import Foundation
public import Geometry
import RigidBodies
public import Views

/// Gravity: items fall with an acceleration that is the same for all of them.
///
/// The acceleration is 1000 points per square second for a vector of length 1, and the vector is
/// (0, 1) by default (Apple's documentation). Several behaviors add up (D).
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: ItemList

  /// The acceleration of a vector of length 1, in points per square second.
  private static let unit = 1000.0

  /// Creates a behavior for items.
  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }

  /// Creates a behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The items that fall.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    dynamicAnimator?.itemsRemoved()
  }

  /// The direction and the strength; (0, 1) by default.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

  /// The angle of the direction in radians, clockwise from the right.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The length of the direction: 1 for 1000 points per square second.
  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { gravityDirection = gravityDirection.scaled(to: newValue) }
  }

  /// Sets the angle in radians and the strength together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func configure(_ simulation: Simulation) {
    let acceleration = Self.unit * Vector(gravityDirection)
    guard acceleration.isFinite else { return }
    for item in items { simulation.change(item) { $0.gravity += acceleration } }
  }
}

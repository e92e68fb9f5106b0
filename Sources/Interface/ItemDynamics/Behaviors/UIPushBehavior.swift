public import Foundation
public import Geometry
import RigidBodies
public import Views

/// A push: a continuous force, or one impulse.
///
/// A force of magnitude 1 accelerates an item of 100 × 100 points with the density 1 by 100 points
/// per square second (Apple's documentation: the UIKit newton). An impulse of magnitude 1 changes the
/// velocity of such an item by 100 points per second, as others have measured. The mass of other
/// items is their area in units of 10 000 square points, times their density.
open class UIPushBehavior: UIDynamicBehavior {
  /// The kinds of pushes; the raw values are Apple's.
  public enum Mode: Int, Sendable {
    /// A force in every step.
    case continuous
    /// An impulse in one step, after which the behavior is inactive.
    case instantaneous
  }

  private var list: ItemList
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// The velocity or acceleration by a magnitude of 1 of the unit of mass.
  private static let unit = 100.0

  /// The kind of push.
  public let mode: Mode

  /// Creates a push of items, with the magnitude 0.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = ItemList(items)
    self.mode = mode
    super.init()
  }

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    offsets[ObjectIdentifier(item)] = nil
    dynamicAnimator?.itemsRemoved()
  }

  /// A Boolean value that indicates whether the push acts; true by default. Setting it to true
  /// repeats an impulse.
  open var active = true { didSet { changed() } }

  /// The direction and the magnitude of the force; (0, 0) by default.
  open var pushDirection = CGVector.zero { didSet { changed() } }

  /// The angle of the force in radians, clockwise from the right; 0 by default.
  open var angle: CGFloat {
    get { storedAngle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The length of the vector of the force; a negative value turns the force around.
  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(storedAngle, magnitude: newValue) }
  }

  /// Sets the angle in radians and the magnitude together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    angleWithoutForce = angle
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  /// The angle that was set while the magnitude was 0.
  private var angleWithoutForce: CGFloat = 0

  private var storedAngle: CGFloat {
    pushDirection == .zero ? angleWithoutForce : pushDirection.angle
  }

  /// Returns where the force acts on an item; zero, its middle, by default.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets where the force acts on an item: an offset from its middle, in points, which turns with
  /// the item (D). A force beside the middle also turns the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    changed()
  }

  override var ownItems: [any UIDynamicItem] { items }

  private func act(_ simulation: Simulation, _ body: (inout Body, Vector, Vector) -> Void) {
    let force = Self.unit * Vector(pushDirection)
    guard force.isFinite else { return }
    for item in items {
      let offset = targetOffsetFromCenter(for: item)
      let reach = -1e6...1e6
      let point = Vector(offset.horizontal.clamped(to: reach), offset.vertical.clamped(to: reach))
      simulation.act(on: item, at: point) { body(&$0, force, $1) }
    }
  }

  override func begin(_ simulation: Simulation, duration: Double) {
    guard active, mode == .instantaneous else { return }
    act(simulation) { $0.apply(impulse: $1, at: $2) }
    active = false
  }

  override func applyForces(_ simulation: Simulation, at time: Double) {
    guard active, mode == .continuous, pushDirection != .zero else { return }
    act(simulation) { $0.apply(force: $1, at: $2) }
  }
}

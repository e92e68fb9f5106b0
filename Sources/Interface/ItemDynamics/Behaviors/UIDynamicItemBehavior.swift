public import Foundation
import RigidBodies
public import Views

/// The physical properties of items, and their velocities.
///
/// Only values that code has set are applied, as on iOS. Items for which none was set have the
/// density 1 and no resistance, and, as bodies of SpriteKit, the elasticity 0.2 and the friction 0.2
/// (D); the properties of this class still start with the documented 0. The last behavior that sets a
/// value for an item wins.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: ItemList
  private var setters: [Property: (inout Body) -> Void] = [:]
  /// Velocities to add when the behavior becomes part of an animator.
  private var waiting: [(item: any UIDynamicItem, change: (inout Body) -> Void)] = []

  private enum Property: Int, CaseIterable {
    case elasticity, friction, density, resistance, angularResistance, charge, anchored, rotation
  }

  /// Creates a behavior for items.
  public init(items: [any UIDynamicItem]) {
    list = ItemList(items)
    super.init()
  }

  /// Creates a behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The items with these properties.
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

  /// The share of the velocity that a collision returns, 0…1; 0 by default. Between two items the
  /// greater one counts (D).
  open var elasticity: CGFloat = 0 {
    didSet { set(.elasticity, elasticity, in: 0...1) { $0.elasticity = $1 } }
  }

  /// The coefficient of friction, 0 or more; 0 by default. Between two items the geometric mean
  /// counts, and at a boundary that of the item (D).
  open var friction: CGFloat = 0 {
    didSet { set(.friction, friction, in: 0...1e6) { $0.friction = $1 } }
  }

  /// The mass of 10 000 square points; 1 by default.
  open var density: CGFloat = 1 {
    didSet { set(.density, density, in: 1e-6...1e6) { $0.density = $1 } }
  }

  /// The rate at which the velocity decays: after t seconds, e⁻ʳᵗ of it is left (D). 0 by default.
  ///
  /// Apple's documentation says that 1 stops an item at once; the engines of this family, and apps
  /// with values such as 10, use a rate.
  open var resistance: CGFloat = 0 {
    didSet { set(.resistance, resistance, in: 0...1e6) { $0.resistance = $1 } }
  }

  /// The rate at which the angular velocity decays, as `resistance`; 0 by default.
  open var angularResistance: CGFloat = 0 {
    didSet { set(.angularResistance, angularResistance, in: 0...1e6) { $0.angularResistance = $1 } }
  }

  /// The electric charge, which fields act on; 0 by default.
  open var charge: CGFloat = 0 {
    didSet { set(.charge, charge, in: -1e6...1e6) { _, _ in } }
  }

  /// A Boolean value that indicates whether items collide but don't move; false by default.
  open var isAnchored = false {
    didSet {
      let isAnchored = isAnchored
      set(.anchored) { $0.isAnchored = isAnchored }
    }
  }

  /// A Boolean value that indicates whether items turn; true by default.
  open var allowsRotation = true {
    didSet {
      let allowsRotation = allowsRotation
      set(.rotation) { $0.allowsRotation = allowsRotation }
    }
  }

  /// Whether code has set the charge.
  var hasCharge: Bool { setters[.charge] != nil }

  private func set(
    _ property: Property, _ value: CGFloat, in range: ClosedRange<Double>,
    _ apply: @escaping (inout Body, Double) -> Void
  ) {
    let value = value.clamped(to: range)
    set(property) { apply(&$0, value) }
  }

  private func set(_ property: Property, _ apply: @escaping (inout Body) -> Void) {
    setters[property] = apply
    changed()
  }

  /// Adds to the velocity of an item, in points per second. Before the behavior is part of an
  /// animator, the sum is kept until it is.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    let vector = Vector(velocity)
    guard vector.isFinite else { return }
    add(to: item) { $0.velocity += vector }
  }

  /// Returns the velocity of an item in points per second; zero if no animator moves it.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    CGPoint(body(of: item)?.velocity ?? .zero)
  }

  /// Adds to the angular velocity of an item, in radians per second, clockwise.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    let velocity = Double(velocity)
    guard velocity.isFinite else { return }
    add(to: item) { $0.spin += $0.allowsRotation ? velocity : 0 }
  }

  /// Returns the angular velocity of an item in radians per second; 0 if no animator moves it.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(body(of: item)?.spin ?? 0)
  }

  private func add(to item: any UIDynamicItem, _ change: @escaping (inout Body) -> Void) {
    waiting.append((item, change))
    changed()
    dynamicAnimator?.configureNow()
  }

  /// Returns the state of an item, with velocities that haven't been added yet.
  private func body(of item: any UIDynamicItem) -> Body? {
    if let body = dynamicAnimator?.simulation.body(of: item) { return body }
    var body = Body(shape: Shape(width: 1, height: 1), position: .zero, angle: 0)
    for (other, change) in waiting where other === item { change(&body) }
    return body
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func configure(_ simulation: Simulation) {
    for item in items {
      for property in Property.allCases {
        guard let apply = setters[property] else { continue }
        simulation.change(item, apply)
      }
      if hasCharge { simulation.charges[ObjectIdentifier(item)] = Double(charge) }
    }
    for (item, change) in waiting { simulation.change(item, change) }
    waiting = []
  }
}

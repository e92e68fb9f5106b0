public import Foundation
public import Geometry
import RigidBodies
public import Views

/// A field: a force on items that depends on where they are and how they move.
///
/// (D) Apple documents what fields do, but not their units. Here, a strength of 1 is an acceleration
/// of 100 points per square second for gravity, and a force of magnitude 1 of a `UIPushBehavior` for
/// vortices, noise and charges. A spring field pulls with 1 % of that per point, a drag field brakes
/// with 1 % of that per point per second, and a velocity field sets velocities of 100 points per
/// second.
open class UIFieldBehavior: UIDynamicBehavior {
  /// A function that returns a force for a field, a position, a velocity, a mass, a charge and the
  /// length of the step in seconds.
  public typealias Evaluation = (
    UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
  ) -> CGVector

  private enum Kind {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric
    case magnetic
    case custom(Evaluation)
  }

  private let kind: Kind
  private var list = ItemList([])

  private static let unit = 100.0

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// Returns a field that brakes items in proportion to their velocity.
  public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

  /// Returns a field that pushes items around its position, counterclockwise for a positive
  /// strength.
  public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

  /// Returns a field that attracts items to a position.
  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }

  /// Returns a field that accelerates items in a direction.
  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linearGravity)
    field.direction = direction
    return field
  }

  /// Returns a field that gives items a velocity.
  public class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }

  /// Returns a field of random forces, the same on every run. `smoothness` is 0…1, and
  /// `animationSpeed` is the rate in hertz at which the forces change.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> UIFieldBehavior
  { noise(.noise, smoothness, speed) }

  /// Returns a field of random forces that are proportional to the velocity of items.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> UIFieldBehavior
  { noise(.turbulence, smoothness, speed) }

  private class func noise(
    _ kind: Kind, _ smoothness: CGFloat, _ speed: CGFloat
  ) -> UIFieldBehavior {
    let field = UIFieldBehavior(kind)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Returns a field that pulls items to its position in proportion to the distance.
  public class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

  /// Returns a field that repels items with a positive charge from its position.
  public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

  /// Returns a field that pushes moving items with a charge aside.
  public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

  /// Returns a field of forces that a closure calculates, in units of a `UIPushBehavior`'s magnitude.
  public class func field(evaluationBlock block: @escaping Evaluation) -> UIFieldBehavior {
    UIFieldBehavior(.custom(block))
  }

  /// The items in the field.
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

  /// The position of the field in the reference view; (0, 0) by default.
  open var position = CGPoint.zero { didSet { changed() } }
  /// The area around the position where the field acts; infinite by default.
  open var region = UIRegion.infinite { didSet { changed() } }
  /// The strength; 1 by default. A negative one reverses the force.
  open var strength: CGFloat = 1 { didSet { changed() } }
  /// The power of the distance by which the strength decreases beyond `minimumRadius`; 0 by default.
  open var falloff: CGFloat = 0 { didSet { changed() } }
  /// The distance within which the strength doesn't decrease, in points; 1 by default (D).
  open var minimumRadius: CGFloat = 1 { didSet { changed() } }
  /// The direction of linear gravity and velocity; (0, 0) by default.
  open var direction = CGVector.zero { didSet { changed() } }
  /// The smoothness of noise, from 0 for changes within 20 points to 1 for 400 points (D).
  open var smoothness: CGFloat = 0 { didSet { changed() } }
  /// The rate in hertz at which noise changes; 0 by default.
  open var animationSpeed: CGFloat = 0 { didSet { changed() } }

  override var ownItems: [any UIDynamicItem] { items }

  override func applyForces(_ simulation: Simulation, at time: Double) {
    for item in items {
      guard let body = simulation.body(of: item), body.mass < .infinity else { continue }
      let place = body.position - Vector(position)
      guard region.contains(CGPoint(place)) else { continue }
      if case .velocity = kind {
        let velocity = Self.unit * Double(strength) * Vector(direction)
        if velocity.isFinite { simulation.act(on: item) { body, _ in body.velocity = velocity } }
        continue
      }
      let charge = simulation.charges[ObjectIdentifier(item)] ?? 0
      let force = force(on: body, at: place, charge: charge, time: time)
      guard force.isFinite else { continue }
      simulation.act(on: item) { body, _ in body.apply(force: force, at: .zero) }
    }
  }

  private func force(on body: Body, at place: Vector, charge: Double, time: Double) -> Vector {
    let strength = Double(strength) * decay(at: place.length)
    let outward = place.length > 1e-9 ? place.unit : .zero
    switch kind {
    case .drag: return -strength * body.velocity
    case .spring: return -strength * place
    case .vortex: return -Self.unit * strength * outward.turned
    case .radialGravity: return -Self.unit * strength * body.mass * outward
    case .linearGravity: return Self.unit * strength * body.mass * Vector(direction)
    case .electric: return Self.unit * strength * charge * outward
    case .magnetic: return strength * charge * body.velocity.turned
    case .noise: return Self.unit * strength * noise(body.position, time)
    case .turbulence: return strength * body.velocity.length * noise(body.position, time)
    case .velocity: return .zero
    case .custom(let evaluate):
      let force = evaluate(
        self, CGPoint(body.position), CGVector(dx: body.velocity.x, dy: body.velocity.y),
        CGFloat(body.mass), CGFloat(charge), Simulation.step)
      return Self.unit * strength * Vector(force)
    }
  }

  /// Returns the share of the strength at a distance.
  private func decay(at distance: Double) -> Double {
    let radius = max(1e-3, Double(minimumRadius))
    guard falloff != 0, distance > radius else { return 1 }
    return Maths.power(distance / radius, -Double(falloff))
  }

  private func noise(_ position: Vector, _ time: Double) -> Vector {
    let scale = 20 + 380 * smoothness.clamped(to: 0...1)
    return GradientNoise.vector(
      at: (1 / scale) * position, time: time * animationSpeed.clamped(to: 0...1e6))
  }
}

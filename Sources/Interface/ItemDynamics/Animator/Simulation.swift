import Foundation
import Geometry
import RigidBodies
import Views

/// The rigid bodies of an animator's items.
///
/// It is configured again whenever a behavior has changed: `update(_:)` keeps the bodies of items that are
/// still there, and each behavior adds its part again. Positions, velocities and impulses continue.
final class Simulation {
  var world = World()
  /// The joints of the behaviors, while they are collected.
  var joints: [Joint] = []
  /// The electric charges of items.
  var charges: [ObjectIdentifier: Double] = [:]
  /// The edges of the reference view or of the collection's contents.
  var referenceBounds: CGRect?

  private var indices: [ObjectIdentifier: Int] = [:]
  private var places: [Int: Place] = [:]

  /// An item and what was last written to it.
  private struct Place {
    var item: any UIDynamicItem
    /// The transform at the angle 0.
    var upright: CGAffineTransform
    var position: Vector
    var angle: Double
  }

  /// The length of a step in seconds: a quarter of a sixtieth.
  static let step = 1.0 / 240
  static let stepsPerSecond = 240.0

  func index(of item: any UIDynamicItem) -> Int? { indices[ObjectIdentifier(item)] }

  func item(at index: Int) -> (any UIDynamicItem)? { places[index]?.item }

  func body(of item: any UIDynamicItem) -> Body? { index(of: item).map { world.bodies[$0] } }

  /// Returns a point of an item relative to its body's centre of mass, not turned.
  func arm(_ offset: Vector, of index: Int) -> Vector {
    offset - world.bodies[index].shape.centroid
  }

  /// Changes the body of an item.
  func change(_ item: any UIDynamicItem, _ change: (inout Body) -> Void) {
    guard let index = index(of: item) else { return }
    world.change(index, change)
  }

  /// Lets forces and impulses act on an item, at an offset from its middle that turns with it. The
  /// closure gets the offset from the centre of mass, turned.
  func act(
    on item: any UIDynamicItem, at offset: Vector = .zero,
    _ change: (inout Body, _ arm: Vector) -> Void
  ) {
    guard let index = index(of: item) else { return }
    let arm = world.bodies[index].rotation(arm(offset, of: index))
    world.act(on: index) { change(&$0, arm) }
  }

  /// Adds bodies of new items, removes those of others, and sets the properties of all to their
  /// defaults.
  func update(_ items: [any UIDynamicItem]) {
    world.groups = []
    joints = []
    charges = [:]
    forget(except: items)
    for item in items {
      if index(of: item) == nil { add(item) }
      change(item) { body in
        body.gravity = .zero
        (body.elasticity, body.friction) = (0.2, 0.2)
        (body.density, body.resistance, body.angularResistance) = (1, 0, 0)
        (body.isAnchored, body.allowsRotation) = (false, true)
      }
    }
  }

  /// Removes the bodies of all items except `items`. An item that is added again is read again.
  func forget(except items: [any UIDynamicItem]) {
    let kept = Set(items.map { ObjectIdentifier($0) })
    for (id, index) in indices.sorted(by: { $0.value < $1.value }) where !kept.contains(id) {
      world.remove(index)
      indices[id] = nil
      places[index] = nil
    }
  }

  private func add(_ item: any UIDynamicItem) {
    let body = Body(shape: item.shape, position: .zero, angle: 0)
    let index = world.add(body)
    indices[ObjectIdentifier(item)] = index
    read(item, at: index)
  }

  /// Reads the place and the shape of an item; its velocity stays.
  func read(_ item: any UIDynamicItem, at index: Int) {
    let (transform, shape, center) = (item.transform, item.shape, Vector(item.center))
    let angle = Double(transform.angle)
    world.change(index) { body in
      body.shape = shape
      body.angle = angle
      body.position =
        (center.isFinite ? center : .zero) + Rotation(angle: angle)(body.shape.centroid)
    }
    places[index] = Place(
      item: item, upright: transform.linearPart.rotated(after: -angle),
      position: world.bodies[index].position, angle: angle)
  }

  /// Sets the centres and transforms of items that have moved, in the order of their bodies.
  func write() {
    for (index, place) in places.sorted(by: { $0.key < $1.key }) {
      let body = world.bodies[index]
      guard body.position != place.position || body.angle != place.angle else { continue }
      places[index]?.position = body.position
      places[index]?.angle = body.angle
      let item = place.item
      item.center = CGPoint(body.position - body.rotation(body.shape.centroid))
      if body.angle != place.angle {
        item.transform = place.upright.rotated(after: body.angle)
      }
    }
  }

  /// Moves the anchor of an attachment evenly within a duration.
  func moveAnchor(of behavior: UIAttachmentBehavior, to point: Vector, within: Double) {
    guard let index = world.joints.firstIndex(where: { $0.id == behavior.number }) else { return }
    let way = point - world.joints[index].firstPoint
    world.changeJoint(index) { $0.anchorVelocity = within > 0 ? (1 / within) * way : .zero }
  }

  /// Returns where the anchor of an attachment was moved to; nil if it is new.
  func anchor(of behavior: UIAttachmentBehavior) -> Vector? {
    world.joints.first { $0.id == behavior.number }?.firstPoint
  }
}

extension CGAffineTransform {
  /// The transform without its translation.
  fileprivate var linearPart: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }

  /// The transform, followed by a turn.
  fileprivate func rotated(after angle: Double) -> CGAffineTransform {
    angle == 0 ? self : concatenating(CGAffineTransform(rotationAngle: CGFloat(angle)))
  }
}

import RigidBodies

/// A world that is moved for a while, and what the tests measure in it.
struct Bodies {
  var world = World()

  static let step = 1.0 / 240

  /// Adds a square, or a disc, with its middle at a point.
  mutating func add(
    _ x: Double, _ y: Double, size: Double = 100, isDisc: Bool = false,
    _ change: (inout Body) -> Void = { _ in }
  ) -> Int {
    let shape =
      isDisc
      ? Shape([Piece(disc: .zero, radius: size / 2)]) : Shape(width: size, height: size)
    var body = Body(shape: shape, position: Vector(x, y), angle: 0)
    change(&body)
    return world.add(body)
  }

  /// Lets bodies collide with each other, and with a line.
  mutating func collide(_ members: [Int], floor: Double? = nil) {
    let lines = floor.map { [Boundary(id: 1, from: Vector(-5000, $0), to: Vector(5000, $0))] }
    world.groups = [
      CollisionGroup(
        id: 1, members: members, boundaries: lines ?? [], membersCollide: true,
        boundariesCollide: true)
    ]
  }

  mutating func advance(_ seconds: Double, _ each: (inout World) -> Void = { _ in }) {
    for _ in 0..<Int((seconds / Self.step).rounded()) {
      world.advance(by: Self.step)
      each(&world)
    }
  }

  subscript(index: Int) -> Body { world.bodies[index] }
}

/// The acceleration by gravity of UIKit, in points per square second.
let gravity = Vector(0, 1000)

import Foundation
import Geometry
import RigidBodies

extension CGVector {
  /// Creates a vector from an angle in radians, clockwise from the right, and a length.
  init(angle: CGFloat, magnitude: CGFloat) {
    let (sine, cosine) = Maths.sineAndCosine(Double(angle))
    self.init(dx: magnitude * CGFloat(cosine), dy: magnitude * CGFloat(sine))
  }

  var angle: CGFloat { CGFloat(Maths.arcTangent(y: Double(dy), x: Double(dx))) }

  var magnitude: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// The vector with another length; to the right if it has none. A negative length turns it around.
  func scaled(to length: CGFloat) -> CGVector {
    let magnitude = magnitude
    guard magnitude > 0 else { return CGVector(dx: length, dy: 0) }
    return CGVector(dx: dx / magnitude * length, dy: dy / magnitude * length)
  }
}

extension Vector {
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }

  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGPoint {
  init(_ vector: Vector) { self.init(x: vector.x, y: vector.y) }
}

package import Foundation
package import Geometry

/// Colours that change from place to place.
///
/// Between two stops each component changes evenly, alpha too, and only then are the components
/// multiplied by alpha: (D) as `CGGradient` and `CAGradientLayer` do it, so that a gradient from
/// white to clear, which is black without opacity, turns grey on its way.
package struct Gradient: Hashable, Sendable {
  /// A colour and the place on the gradient's way at which it stands.
  package struct Stop: Hashable, Sendable {
    package let color: Color

    /// 0 at the start, 1 at the end.
    package let location: Double

    package init(_ color: Color, at location: Double) {
      (self.color, self.location) = (color, location)
    }
  }

  /// A circle, which a radial gradient leads from or to.
  package struct Circle: Hashable, Sendable {
    package let center: CGPoint

    /// Not negative.
    package let radius: CGFloat

    package init(_ center: CGPoint, radius: CGFloat) {
      (self.center, self.radius) = (center, max(radius, 0))
    }
  }

  /// What way a gradient takes, in its own coordinates.
  package enum Way: Hashable, Sendable {
    /// Along a line; across it nothing changes.
    case axial(from: CGPoint, to: CGPoint)

    /// From one circle to another, each place by the last circle between them, and beyond them,
    /// that passes through it (Core Graphics' radial gradient).
    case radial(from: Circle, to: Circle)

    /// Once around a centre, clockwise from `angle` in radians, where 0 is to the right.
    case conic(center: CGPoint, angle: CGFloat)
  }

  /// In rising order of their locations, which lie in 0…1. Where two are equal the colour jumps.
  /// Before the first and after the last their colours go on.
  package let stops: [Stop]

  package let way: Way

  /// Takes the gradient's own coordinates to the shape's.
  package let transform: CGAffineTransform

  /// Whether the first colour goes on before the start. A conic gradient has no such place.
  package let drawsBeforeStart: Bool

  /// Whether the last colour goes on after the end.
  package let drawsAfterEnd: Bool

  /// A gradient of stops in any order; those at the same location keep theirs. Locations are
  /// clamped to 0…1, and what is not a number is 0.
  package init(
    _ stops: [Stop], _ way: Way, transform: CGAffineTransform = .identity,
    drawsBeforeStart: Bool = true, drawsAfterEnd: Bool = true
  ) {
    let clamped = stops.enumerated().map { (number, stop) in
      let location = stop.location > 0 ? min(stop.location, 1) : 0
      return (number: number, stop: Stop(stop.color, at: location))
    }
    self.stops = clamped.sorted {
      ($0.stop.location, $0.number) < ($1.stop.location, $1.number)
    }.map(\.stop)
    (self.way, self.transform) = (way, transform)
    (self.drawsBeforeStart, self.drawsAfterEnd) = (drawsBeforeStart, drawsAfterEnd)
  }

  /// From the centre of an ellipse to its edge: `CAGradientLayer`'s radial gradient, whose `corner`
  /// is one of the box around that ellipse.
  package static func elliptical(_ stops: [Stop], center: CGPoint, corner: CGPoint) -> Gradient {
    let (width, height) = (abs(corner.x - center.x), abs(corner.y - center.y))
    return Gradient(
      stops, .radial(from: Circle(.zero, radius: 0), to: Circle(.zero, radius: 1)),
      transform: CGAffineTransform(
        a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y))
  }

  func mapColors(_ change: (Color) -> Color) -> Gradient {
    Gradient(
      stops.map { Stop(change($0.color), at: $0.location) }, way, transform: transform,
      drawsBeforeStart: drawsBeforeStart, drawsAfterEnd: drawsAfterEnd)
  }
}

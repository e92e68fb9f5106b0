package import Foundation
package import Geometry

/// A gradient of colours along a line, between circles or around a centre.
///
/// Between two stops, all components including alpha are interpolated linearly, and only then
/// multiplied by alpha: (D) as `CGGradient` and `CAGradientLayer` do. A gradient from white to
/// clear, which is transparent black, therefore passes through grey.
package struct Gradient: Hashable, Sendable {
  /// A colour at a location along the gradient.
  package struct Stop: Hashable, Sendable {
    package let color: Color

    /// 0 at the start, 1 at the end.
    package let location: Double

    package init(_ color: Color, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The start or end circle of a radial gradient.
  package struct Circle: Hashable, Sendable {
    package let center: CGPoint

    /// The radius; not negative.
    package let radius: CGFloat

    package init(_ center: CGPoint, radius: CGFloat) {
      self.center = center
      self.radius = max(radius, 0)
    }
  }

  /// The geometry of a gradient, in its own coordinates.
  package enum Kind: Hashable, Sendable {
    /// Along a line; colours are constant perpendicular to it.
    case axial(from: CGPoint, to: CGPoint)

    /// From one circle to another, as in Core Graphics' radial gradient: a point has the colour of
    /// the last of the circles, interpolated and extrapolated between the two, that passes through
    /// it.
    case radial(from: Circle, to: Circle)

    /// One turn around a centre, clockwise from `angle` in radians, where 0 points to the right.
    case conic(center: CGPoint, angle: CGFloat)
  }

  /// The stops, in ascending order of their locations, which are in 0…1. At two equal locations the
  /// colour changes abruptly. The first and last colours continue to the start and the end.
  package let stops: [Stop]

  package let kind: Kind

  /// The transform from the gradient's own coordinates to the shape's.
  package let transform: CGAffineTransform

  /// Whether the first colour extends before the start. Conic gradients have no area before the
  /// start.
  package let drawsBeforeStart: Bool

  /// Whether the last colour extends after the end.
  package let drawsAfterEnd: Bool

  /// Creates a gradient from stops in any order; stops at the same location keep their order.
  /// Locations are clamped to 0…1, and NaN becomes 0.
  package init(
    _ stops: [Stop], _ kind: Kind, transform: CGAffineTransform = .identity,
    drawsBeforeStart: Bool = true, drawsAfterEnd: Bool = true
  ) {
    let clamped = stops.enumerated().map { (number, stop) in
      let location = stop.location > 0 ? min(stop.location, 1) : 0
      return (number: number, stop: Stop(stop.color, at: location))
    }
    self.stops = clamped.sorted {
      ($0.stop.location, $0.number) < ($1.stop.location, $1.number)
    }.map(\.stop)
    self.kind = kind
    self.transform = transform
    self.drawsBeforeStart = drawsBeforeStart
    self.drawsAfterEnd = drawsAfterEnd
  }

  /// Returns a gradient from the centre of an ellipse to its edge: `CAGradientLayer`'s radial
  /// gradient. `corner` is a corner of the ellipse's bounding box.
  package static func elliptical(_ stops: [Stop], center: CGPoint, corner: CGPoint) -> Gradient {
    let (width, height) = (abs(corner.x - center.x), abs(corner.y - center.y))
    return Gradient(
      stops, .radial(from: Circle(.zero, radius: 0), to: Circle(.zero, radius: 1)),
      transform: CGAffineTransform(
        a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y))
  }

  func mapColors(_ change: (Color) -> Color) -> Gradient {
    Gradient(
      stops.map { Stop(change($0.color), at: $0.location) }, kind, transform: transform,
      drawsBeforeStart: drawsBeforeStart, drawsAfterEnd: drawsAfterEnd)
  }
}

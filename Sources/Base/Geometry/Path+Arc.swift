package import Foundation

// Circular arcs, as cubic curves.
extension Path {
  /// The maximum number of full turns that an arc makes; further full turns are dropped.
  private static let turnLimit = 64.0

  /// Returns the signed sweep of an arc from one angle to another, in radians. It is positive in
  /// the direction of growing angles, which Core Graphics, with y up, calls counterclockwise.
  ///
  /// - If `endAngle` is in the arc's direction from `startAngle`, the arc ends there, however many
  ///   turns away it is.
  /// - Otherwise the arc ends within one turn in its own direction. If the angles are full turns
  ///   apart, the arc is a full circle: 0 to 2π clockwise, 0 to −2π counterclockwise. Angles within
  ///   a millionth of a radian count as full turns, because many are computed from degrees.
  /// - If the angles are equal, the sweep is zero.
  ///
  /// Apple's documentation doesn't specify the result for angles more than a turn apart. According
  /// to Apple's header, 0 to 2π clockwise can be empty or full because of rounding; iOS draws a
  /// full circle.
  package static func sweep(
    from startAngle: CGFloat, to endAngle: CGFloat, clockwise: Bool
  ) -> CGFloat {
    let difference = endAngle - startAngle
    let opposite = clockwise ? difference : -difference
    guard opposite > 0 else { return difference }
    let turn = 2 * CGFloat.pi
    let rest = opposite.truncatingRemainder(dividingBy: turn)
    let sweep = min(rest, turn - rest) < 1e-6 ? turn : turn - rest
    return clockwise ? -sweep : sweep
  }

  /// Adds an arc of a circle, preceded by a line from the current point if there is one.
  ///
  /// Angles are in radians from the x axis and grow clockwise on screen. `delta` is the signed
  /// sweep, which can be more than a turn. Arguments that aren't finite give a path that isn't
  /// finite.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Self.limited(delta)
    let steps = sweep.isFinite ? max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))) : 1
    let step = sweep / CGFloat(steps)
    let (halfSine, halfCosine) = Maths.sineAndCosine(Double(step / 4))
    let handle = radius * 4 / 3 * CGFloat(halfSine / halfCosine)
    func on(_ angle: CGFloat) -> (point: CGPoint, tangent: CGPoint) {
      let (sine, cosine) = Maths.sineAndCosine(Double(angle))
      return (
        CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine),
        CGPoint(x: -handle * sine, y: handle * cosine)
      )
    }
    var from = on(startAngle)
    let start = from.point.applying(transform)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    guard sweep != 0 else { return }
    for index in 1...steps {
      let to = on(startAngle + step * CGFloat(index))
      addCurve(
        to: to.point.applying(transform),
        control1: CGPoint(x: from.point.x + from.tangent.x, y: from.point.y + from.tangent.y)
          .applying(transform),
        control2: CGPoint(x: to.point.x - to.tangent.x, y: to.point.y - to.tangent.y)
          .applying(transform))
      from = to
    }
  }

  /// Returns a sweep with a limited number of turns that ends at the same angle.
  private static func limited(_ sweep: CGFloat) -> CGFloat {
    guard sweep.isFinite else { return .nan }
    let turns = (sweep / (2 * .pi)).rounded(.towardZero)
    let surplus = turns - min(max(turns, -turnLimit), turnLimit)
    return sweep - surplus * 2 * .pi
  }
}

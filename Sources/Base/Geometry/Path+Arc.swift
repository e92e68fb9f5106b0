package import Foundation

// Arcs of circles, as cubic curves.
extension Path {
  /// The most whole turns that an arc makes; of more these are drawn, and what is left beside them.
  private static let mostTurns = 64.0

  /// The signed sweep of an arc from one angle to another, in radians: positive through growing
  /// angles, which `clockwise` in Core Graphics' sense, with y up, is not.
  ///
  /// - An end that lies in the arc's direction is run to, through as many turns as it is away.
  /// - Any other end is reached within one turn in the arc's direction. If it is whole turns away,
  ///   the arc is a full circle: 0 to 2π clockwise, 0 to −2π counter-clockwise. Angles within a
  ///   millionth of a radian count as whole turns, as many are computed from degrees.
  /// - Equal angles have no sweep.
  ///
  /// Apple's documentation leaves open what ends more than a turn away mean. Its header says that 0
  /// to 2π clockwise may come out empty or full by rounding; iOS draws it full.
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

  /// Along an arc of a circle; a line joins it to the current point where there is one.
  ///
  /// Angles in radians from the x axis, growing clockwise on screen. `delta` is the signed sweep,
  /// which may be more than a turn. What is not finite makes the path so.
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

  /// A sweep of not too many turns that ends where this one does.
  private static func limited(_ sweep: CGFloat) -> CGFloat {
    guard sweep.isFinite else { return .nan }
    let turns = (sweep / (2 * .pi)).rounded(.towardZero)
    let surplus = turns - min(max(turns, -mostTurns), mostTurns)
    return sweep - surplus * 2 * .pi
  }
}

package import Foundation

/// A corner of Apple's continuous kind: its curvature rises from the straight sides instead of
/// jumping to that of a circle.
///
/// Three cubic curves, whose points were read from `UIBezierPath(roundedRect:cornerRadius:)` on iOS
/// 7 and later. The corner reaches 1.528665 radii along each side. Our decision: where half of a
/// side is shorter, the outline goes over to the quarter of a circle, which it is where the radius is
/// half of the shorter side; so pills and discs have round ends.
package struct ContinuousCorner {
  /// How many radii the corner reaches along a side that has room for it.
  package static let expansion: CGFloat = 1.528_664_98

  /// Points of the corner of radius 1, each as its distances from the two sides: from where the curve
  /// leaves the one side to its middle, which is the diagonal. The rest mirrors these.
  private static let continuous: [5 of SIMD2<Double>] = [
    [expansion, 0], [1.088_492_96, 0], [0.868_406_94, 0], [0.631_493_79, 0.074_911_39],
    [0.372_823_83, 0.169_059_56],
  ]

  /// The same points of a quarter of a circle, cut in three where its angle is 22.5° and 67.5°.
  private static let circular: [5 of SIMD2<Double>] = [
    [1, 0], [0.868_678_13, 0], [0.738_642_16, 0.025_865_76], [0.617_316_57, 0.076_120_47],
    [0.372_288_48, 0.177_614_42],
  ]

  private let points: [5 of SIMD2<Double>]

  /// How far the corner reaches along its sides.
  package var reach: CGFloat { points[0].x }

  /// How far the middle of the corner is from both sides.
  package var middle: CGFloat {
    (points[3].x + points[3].y + 3 * (points[4].x + points[4].y)) / 8
  }

  /// A corner of `radius` that may reach `room` along its sides; a larger radius is `room`.
  package init(radius: CGFloat, room: CGFloat) {
    let radius = min(radius, room)
    let reach = min(radius * Self.expansion, room)
    let share = radius > 0 ? min((reach / radius - 1) / (Self.expansion - 1), 1) : 0
    points = InlineArray { index in
      (Self.circular[index] * (1 - share) + Self.continuous[index] * share) * radius
    }
  }

  /// One of the ten points of its three curves, as distances from the side at which the corner starts
  /// and from the one at which it ends. Points 0, 3, 6 and 9 lie on it, the others control it.
  fileprivate func point(_ index: Int) -> SIMD2<Double> {
    index < 5 ? points[index] : SIMD2(points[9 - index].y, points[9 - index].x)
  }
}

extension Path {
  /// A closed rectangle with continuous corners of a radius, clamped to half of the shorter side; a
  /// radius that is not positive leaves a corner as it is. It starts at the top and runs clockwise on
  /// screen.
  package mutating func addContinuousRect(_ rect: CGRect, _ corners: Corners) {
    let room = min(rect.width, rect.height) / 2
    // Each with the direction back along the side that leads to it.
    let clockwise: [(radius: CGFloat, corner: SIMD2<Double>, back: SIMD2<Double>)] = [
      (corners.topRight, [rect.maxX, rect.minY], [-1, 0]),
      (corners.bottomRight, [rect.maxX, rect.maxY], [0, -1]),
      (corners.bottomLeft, [rect.minX, rect.maxY], [1, 0]),
      (corners.topLeft, [rect.minX, rect.minY], [0, 1]),
    ]
    let isRounded = corners.topLeft > 0 && room > 0
    // The corner drawn last, which all four often share.
    var (radius, shape) = (corners.topLeft, ContinuousCorner(radius: corners.topLeft, room: room))
    let start = isRounded ? shape.reach : 0
    move(to: CGPoint(x: rect.minX + start, y: rect.minY))
    for (own, corner, back) in clockwise {
      guard own > 0, room > 0 else {
        addLine(to: corner.point)
        continue
      }
      if own != radius {
        (radius, shape) = (own, ContinuousCorner(radius: own, room: room))
      }
      let onwards = SIMD2(back.y, -back.x)
      func place(_ index: Int) -> CGPoint {
        let point = shape.point(index)
        return (corner + back * point.x + onwards * point.y).point
      }
      addLine(to: place(0))
      addCurve(to: place(3), control1: place(1), control2: place(2))
      addCurve(to: place(6), control1: place(4), control2: place(5))
      addCurve(to: place(9), control1: place(7), control2: place(8))
    }
    closeSubpath()
  }
}

extension Path.Corners {
  /// The same radius for all corners.
  package init(_ radius: CGFloat) {
    (topLeft, topRight, bottomLeft, bottomRight) = (radius, radius, radius, radius)
  }
}

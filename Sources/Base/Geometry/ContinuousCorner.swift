package import Foundation

/// A continuous corner, as on Apple's platforms: its curvature increases gradually from the
/// straight sides instead of jumping to that of a circle.
///
/// It consists of three cubic curves, whose points were read from
/// `UIBezierPath(roundedRect:cornerRadius:)` on iOS 7 and later. The corner extends 1.528665 radii
/// along each side. Our decision: where half of a side is shorter than that, the outline blends
/// into a quarter circle, which it becomes when the radius is half of the shorter side; pills and
/// discs therefore have round ends.
package struct ContinuousCorner {
  /// The extent of the corner along a side with enough room, in radii.
  package static let expansion: CGFloat = 1.528_664_98

  /// Points of the corner of radius 1, each given by its distances from the two sides: from the
  /// point where the curve leaves one side to its midpoint, which is on the diagonal. The other
  /// half mirrors these.
  private static let continuous: [5 of SIMD2<Double>] = [
    [expansion, 0], [1.088_492_96, 0], [0.868_406_94, 0], [0.631_493_79, 0.074_911_39],
    [0.372_823_83, 0.169_059_56],
  ]

  /// The corresponding points of a quarter circle, split into three curves at 22.5° and 67.5°.
  private static let circular: [5 of SIMD2<Double>] = [
    [1, 0], [0.868_678_13, 0], [0.738_642_16, 0.025_865_76], [0.617_316_57, 0.076_120_47],
    [0.372_288_48, 0.177_614_42],
  ]

  private let points: [5 of SIMD2<Double>]

  /// The extent of the corner along its sides.
  package var reach: CGFloat { points[0].x }

  /// The distance of the corner's midpoint from both sides.
  package var middle: CGFloat {
    (points[3].x + points[3].y + 3 * (points[4].x + points[4].y)) / 8
  }

  /// Creates a corner of `radius` with `room` along its sides; larger radii are clamped to `room`.
  package init(radius: CGFloat, room: CGFloat) {
    let radius = min(radius, room)
    let reach = min(radius * Self.expansion, room)
    let share = radius > 0 ? min((reach / radius - 1) / (Self.expansion - 1), 1) : 0
    points = InlineArray { index in
      (Self.circular[index] * (1 - share) + Self.continuous[index] * share) * radius
    }
  }

  /// Returns one of the ten points of the three curves, as distances from the side at which the
  /// corner starts and from the side at which it ends. Points 0, 3, 6 and 9 are on the curve; the
  /// others are control points.
  fileprivate func point(_ index: Int) -> SIMD2<Double> {
    index < 5 ? points[index] : SIMD2(points[9 - index].y, points[9 - index].x)
  }
}

extension Path {
  /// Adds a closed rectangle with continuous corners. Radii are clamped to half of the shorter
  /// side; a radius that isn't positive leaves a square corner. The outline starts at the top and
  /// runs clockwise on screen.
  package mutating func addContinuousRect(_ rect: CGRect, _ corners: Corners) {
    let room = min(rect.width, rect.height) / 2
    // Each with the direction back along the side that leads to the corner.
    let clockwise: [(radius: CGFloat, corner: SIMD2<Double>, back: SIMD2<Double>)] = [
      (corners.topRight, [rect.maxX, rect.minY], [-1, 0]),
      (corners.bottomRight, [rect.maxX, rect.maxY], [0, -1]),
      (corners.bottomLeft, [rect.minX, rect.maxY], [1, 0]),
      (corners.topLeft, [rect.minX, rect.minY], [0, 1]),
    ]
    let isRounded = corners.topLeft > 0 && room > 0
    // The most recent corner shape, which all four corners often share.
    var (radius, shape) = (corners.topLeft, ContinuousCorner(radius: corners.topLeft, room: room))
    let start = isRounded ? shape.reach : 0
    move(to: CGPoint(x: rect.minX + start, y: rect.minY))
    for (own, corner, back) in clockwise {
      guard own > 0, room > 0 else {
        addLine(to: corner.point)
        continue
      }
      if own != radius {
        radius = own
        shape = ContinuousCorner(radius: own, room: room)
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
  /// Creates the same radius for all corners.
  package init(_ radius: CGFloat) {
    topLeft = radius
    topRight = radius
    bottomLeft = radius
    bottomRight = radius
  }
}

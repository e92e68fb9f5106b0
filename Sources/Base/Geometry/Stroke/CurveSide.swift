import Foundation

/// A point on the offset curve.
struct SidePoint {
  let t: Double
  /// The point of the curve and of its offset curve.
  let centre, side: SIMD2<Double>
  /// The unit direction of the curve.
  let direction: SIMD2<Double>
  /// The signed speed of the offset curve along the direction, per unit of `t`; negative where it
  /// runs backwards.
  var speed: Double
  /// The angle by which the curve turns per unit of `t`.
  let turn: Double

  /// The size of the offset curve's acceleration across its direction: over a step h of `t`, the
  /// curve deviates from its chord by h²/8 of it.
  var bend: Double { abs(speed * turn) }
}

/// The offset curve on the clockwise side of a curve.
struct CurveSide {
  let curve: CubicSegment
  let radius: Double
  /// Speeds below this count as zero.
  let speedThreshold: Double

  /// The coefficients of the curve as a polynomial of t, without the constant one, which is the
  /// start.
  private let linear, square, cubic: SIMD2<Double>

  init(_ curve: CubicSegment, radius: Double) {
    self.curve = curve
    self.radius = radius
    speedThreshold = 1e-9 * curve.extent
    linear = (curve.p1 - curve.p0) * 3
    square = (curve.p2 - curve.p1 * 2 + curve.p0) * 3
    cubic = curve.p3 - curve.p0 + (curve.p1 - curve.p2) * 3
  }

  private func centre(_ t: Double) -> SIMD2<Double> {
    t == 1 ? curve.p3 : ((cubic * t + square) * t + linear) * t + curve.p0
  }

  private func derivative(_ t: Double) -> SIMD2<Double> {
    (cubic * (3 * t) + square * 2) * t + linear
  }

  private func secondDerivative(_ t: Double) -> SIMD2<Double> { cubic * (6 * t) + square * 2 }

  private var thirdDerivative: SIMD2<Double> { cubic * 6 }

  /// Returns the offset point at `t`. `isEnd` selects the side from which the limit is taken where
  /// the speed is zero.
  func point(at t: Double, isEnd: Bool = false) -> SidePoint {
    let (first, second) = (derivative(t), secondDerivative(t))
    var speed = first.length
    var direction = speed < 1e100 ? first / speed : first.unit
    var turn = 0.0
    if speed > speedThreshold {
      turn = first.cross(second) / (speed * speed)
      speed -= radius * turn
    } else if second.length > speedThreshold {
      // All of these are limits for t.
      direction = isEnd ? -second.unit : second.unit
      turn = second.cross(thirdDerivative) / (2 * second.dot(second))
      speed = -radius * turn
    } else {
      direction = thirdDerivative.unit
      speed = 0
    }
    let centre = centre(t)
    return SidePoint(
      t: t, centre: centre, side: centre + direction.turned * radius, direction: direction,
      speed: speed, turn: turn)
  }

  /// Returns the offset point at `t`, where the curve's speed isn't close to zero.
  func side(at t: Double) -> SIMD2<Double> {
    let first = derivative(t)
    return centre(t) + first.turned * (radius / first.length)
  }

  /// Returns the extent, around the parameter, of a turn so sharp that it is indistinguishable from
  /// a corner; nil if the curve doesn't turn that sharply there.
  func cuspReach(at t: Double, tolerance: Double) -> Double? {
    let (speed, bend) = (derivative(t).length, secondDerivative(t).length)
    guard bend > 0 else { return nil }
    // At 30 times speed / bend from the parameter, the direction is within 2° of its limit, and the
    // curve has moved by half of 30² · speed² / bend.
    guard 450 * speed * speed <= tolerance * bend || speed <= speedThreshold else { return nil }
    return 30 * speed / bend
  }

  /// Returns the point between two points of opposite directions at which the offset curve
  /// reverses.
  func turningPoint(_ first: SidePoint, _ second: SidePoint) -> SidePoint {
    var (low, high) = (first.t, second.t)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if (point(at: middle).speed < 0) == (first.speed < 0) { low = middle } else { high = middle }
    }
    var turning = point(at: (low + high) / 2)
    turning.speed = 0
    return turning
  }

  /// Calls `body` with the inner parameters at which the curve's speed has an extremum, in order:
  /// the roots of P′ · P″, a cubic polynomial. Every sharp bend is near one of them.
  func forEachSlowest(_ body: (Double) -> Void) {
    let (second, third) = (square * 2, cubic * 3)
    let (a, b) = (linear.dot(second), second.dot(second) + 2 * linear.dot(third))
    let (c, d) = (3 * second.dot(third), 2 * third.dot(third))
    func value(_ t: Double) -> Double { a + t * (b + t * (c + t * d)) }
    // Between the roots of its derivative it is monotonic.
    var (low, lowValue) = (0.0, a)
    func visit(_ high: Double) {
      guard high > low else { return }
      let highValue = value(high)
      if (lowValue < 0) != (highValue < 0) {
        let root = Self.root(low, high, rises: lowValue < 0, value) {
          b + $0 * (2 * c + $0 * 3 * d)
        }
        if root > 0, root < 1 { body(root) }
      }
      (low, lowValue) = (high, highValue)
    }
    let discriminant = c * c - 3 * b * d
    if discriminant > 0 {
      let root = discriminant.squareRoot()
      let (first, second) =
        d > 0 ? ((-c - root) / (3 * d), (-c + root) / (3 * d)) : (-b / (2 * c), 1)
      if first < 1 { visit(first) }
      if second < 1 { visit(second) }
    }
    visit(1)
  }

  /// Returns the root of a monotonic function between two parameters, by Newton's method within a
  /// shrinking bracket.
  private static func root(
    _ low: Double, _ high: Double, rises: Bool, _ value: (Double) -> Double,
    slope: (Double) -> Double
  ) -> Double {
    var (low, high) = (low, high)
    var root = (low + high) / 2
    for _ in 0..<52 where high - low > 1e-15 {
      let error = value(root)
      if (error < 0) == rises { low = root } else { high = root }
      let newton = root - error / slope(root)
      let next = newton > low && newton < high ? newton : (low + high) / 2
      let step = abs(next - root)
      root = next
      // The next step would be about as small as the square of this one.
      if step < 1e-8 { break }
    }
    return root
  }
}

extension CubicSegment {
  /// The size of the segment.
  fileprivate var extent: Double {
    let box = (p1 - p0, p2 - p0, p3 - p0)
    func size(_ vector: SIMD2<Double>) -> Double { Swift.max(abs(vector.x), abs(vector.y)) }
    return max(size(box.0), size(box.1), size(box.2))
  }
}

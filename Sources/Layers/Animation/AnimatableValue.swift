import Foundation
package import Geometry
package import Raster

/// A value between which an animation can interpolate.
package enum AnimatableValue: Hashable, Sendable {
  /// One to four numbers: a scalar, point, size or rectangle; unused lanes are zero.
  case vector(SIMD4<Double>)
  case transform(CATransform3D)
  /// A difference between two transforms, part by part.
  case turn(TransformDifference)
  case color(Color)

  package static func scalar(_ value: Double) -> AnimatableValue { .vector([value, 0, 0, 0]) }

  package static func point(_ x: Double, _ y: Double) -> AnimatableValue { .vector([x, y, 0, 0]) }

  /// The first number of a vector; 0 for all else.
  package var first: Double { lanes[0] }

  package var lanes: SIMD4<Double> {
    if case .vector(let lanes) = self { lanes } else { .zero }
  }

  /// The value of this kind that adds nothing.
  package var zero: AnimatableValue {
    switch self {
    case .vector: .vector(.zero)
    case .transform: .transform(.identity)
    case .turn: .turn(.zero)
    case .color: .color(.clear)
    }
  }

  /// The value `fraction` of the way to `end`; exact at 0 and 1, extrapolated outside.
  ///
  /// Transforms go by decomposition; colours are mixed premultiplied, so that fading in from clear
  /// does not pass through black. Values of different kinds jump at the end.
  package func interpolated(to end: AnimatableValue, _ fraction: Double) -> AnimatableValue {
    if fraction == 0 || self == end { return self }
    if fraction == 1 { return end }
    switch (self, end) {
    case (.vector(let from), .vector(let to)):
      return .vector(from + (to - from) * fraction)
    case (.transform(let from), .transform(let to)):
      return .transform(from.interpolated(to: to, fraction: fraction))
    case (.turn(let from), .turn(let to)):
      return .turn(from.adding(from, times: -fraction).adding(to, times: fraction))
    case (.color(let from), .color(let to)):
      return .color(from.mixed(with: to, fraction))
    default:
      return fraction < 1 ? self : end
    }
  }

  /// This value plus `times` of a difference. A transform as a difference is applied before what it
  /// is added to; colours don't add, the later one replaces.
  package func adding(_ difference: AnimatableValue, times: Double = 1) -> AnimatableValue {
    switch (self, difference) {
    case (.vector(let base), .vector(let change)):
      return .vector(base + change * times)
    case (.transform(let base), .turn(let change)):
      if change == .zero || times == 0 { return self }
      return .transform(base.adding(change, times: times))
    case (.transform(let base), .transform(let change)):
      let part = CATransform3D.identity.interpolated(to: change, fraction: times)
      return .transform(part.concatenating(base))
    case (.turn(let base), .turn(let change)):
      return .turn(base.adding(change, times: times))
    default:
      return difference
    }
  }

  /// What has to be added to this value to reach `end`; nil for values that don't add.
  package func difference(to end: AnimatableValue) -> AnimatableValue? {
    switch (self, end) {
    case (.vector(let from), .vector(let to)): .vector(to - from)
    case (.transform(let from), .transform(let to)):
      .turn(TransformDifference(from: from, to: to))
    case (.turn(let from), .turn(let to)): .turn(to.adding(from, times: -1))
    default: nil
    }
  }

  /// How far `end` is, for pacing: Euclidean over components.
  package func distance(to end: AnimatableValue) -> Double {
    switch (self, end, difference(to: end)) {
    case (.color(let from), .color(let to), _):
      let change: SIMD4<Double> = [
        to.red - from.red, to.green - from.green, to.blue - from.blue, to.alpha - from.alpha,
      ]
      return (change * change).sum().squareRoot()
    case (_, _, .vector(let change)): return (change * change).sum().squareRoot()
    case (_, _, .turn(let turn)): return turn.squaredLength.squareRoot()
    default: return 0
    }
  }

  /// Whether every number in it is finite.
  package var isFinite: Bool {
    switch self {
    case .vector(let lanes):
      lanes.x.isFinite && lanes.y.isFinite && lanes.z.isFinite
        && lanes.w.isFinite
    case .transform(let transform): transform.isFinite
    case .turn(let turn): turn.isFinite
    case .color: true
    }
  }
}

extension Color {
  /// The colour `fraction` of the way to `other`, weighted by opacity.
  fileprivate func mixed(with other: Color, _ fraction: Double) -> Color {
    let alpha = self.alpha + (other.alpha - self.alpha) * fraction
    guard alpha > 0 else { return .clear }
    func mix(_ from: Double, _ to: Double) -> Double {
      let (start, end) = (from * self.alpha, to * other.alpha)
      return (start + (end - start) * fraction) / alpha
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: alpha)
  }
}

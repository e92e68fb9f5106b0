package import Drawing
import Foundation
package import Geometry
package import Raster

/// A value that an animation can interpolate. Like the layers that use it, it belongs to one
/// thread: it can hold any object.
package enum AnimatableValue: Hashable {
  /// One to four numbers: a scalar, point, size or rectangle; unused lanes are zero.
  case vector(SIMD4<Double>)
  case transform(CATransform3D)
  /// A difference between two transforms, component by component.
  case turn(TransformDifference)
  case color(Color)
  /// A pattern instead of a colour.
  case pattern(CGColor)
  /// An outline; nil for none.
  case path(Path?)
  case colors([Color])
  case numbers([Double])
  /// A picture, or a mixture of several.
  case contents(LayerContents)
  /// A value that can't be interpolated, such as a name.
  case discrete(DiscreteValue)

  package static func scalar(_ value: Double) -> AnimatableValue { .vector([value, 0, 0, 0]) }

  package static func point(_ x: Double, _ y: Double) -> AnimatableValue { .vector([x, y, 0, 0]) }

  /// The first number of a vector; 0 for other kinds.
  package var first: Double { lanes[0] }

  package var lanes: SIMD4<Double> {
    if case .vector(let lanes) = self { lanes } else { .zero }
  }

  /// The neutral value of this kind for addition.
  package var zero: AnimatableValue {
    switch self {
    case .vector: .vector(.zero)
    case .transform: .transform(.identity)
    case .turn: .turn(.zero)
    case .color, .pattern: .color(.clear)
    case .numbers(let list): .numbers(list.map { _ in 0 })
    case .path, .colors, .contents, .discrete: self
    }
  }

  /// Returns the value at `fraction` of the way to `end`; exact at 0 and 1, extrapolated outside.
  ///
  /// Transforms are decomposed; colours are mixed premultiplied, so that fading in from clear
  /// doesn't pass through black. Lists are interpolated entry by entry, paths segment by segment.
  /// Pictures cross-fade without extrapolation. Patterns appear or disappear immediately. Values
  /// that differ in kind or count change at the end.
  package func interpolated(to end: AnimatableValue, _ fraction: Double) -> AnimatableValue {
    if case .pattern = end { return end }
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
    case (.pattern, _): return end
    case (.colors(let from), .colors(let to)) where from.count == to.count:
      return .colors(zip(from, to).map { $0.mixed(with: $1, fraction) })
    case (.numbers(let from), .numbers(let to)) where from.count == to.count:
      return .numbers(zip(from, to).map { $0 + ($1 - $0) * fraction })
    case (.contents(let from), .contents(let to)):
      return .contents(from.mixed(with: to, fraction))
    case (.path(let from?), .path(let to?)):
      return .path(from.interpolated(to: to, fraction) ?? (fraction < 1 ? from : to))
    default:
      return fraction < 1 ? self : end
    }
  }

  /// Returns this value plus `times` of a difference. A transform that serves as a difference is
  /// applied before the value that it is added to; colours and pictures don't add: the difference
  /// replaces the value.
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
    case (.numbers(let base), .numbers(let change)) where base.count == change.count:
      return .numbers(zip(base, change).map { $0 + $1 * times })
    default:
      return difference
    }
  }

  /// Returns the difference that leads from this value to `end`; nil for values that don't add.
  package func difference(to end: AnimatableValue) -> AnimatableValue? {
    switch (self, end) {
    case (.vector(let from), .vector(let to)): .vector(to - from)
    case (.transform(let from), .transform(let to)):
      .turn(TransformDifference(from: from, to: to))
    case (.turn(let from), .turn(let to)): .turn(to.adding(from, times: -1))
    default: nil
    }
  }

  /// Returns the distance to `end` for pacing: Euclidean over components.
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

  /// Whether every number in the value is finite.
  package var isFinite: Bool {
    switch self {
    case .vector(let lanes):
      lanes.x.isFinite && lanes.y.isFinite && lanes.z.isFinite
        && lanes.w.isFinite
    case .transform(let transform): transform.isFinite
    case .turn(let turn): turn.isFinite
    case .color, .pattern, .colors, .contents, .discrete: true
    case .path(let path): path?.isFinite ?? true
    case .numbers(let list): list.allSatisfy(\.isFinite)
    }
  }
}

/// The value of a discrete property; equal to another if the objects or values are equal.
package struct DiscreteValue: Hashable {
  /// The property's value; nil for none.
  package let value: AnyHashable?

  package init(_ value: AnyHashable?) { self.value = value }

  /// Creates a value from any object; objects that aren't hashable are compared by identity.
  package init(object: Any?) {
    value = object.map {
      ($0 as? AnyHashable) ?? AnyHashable(Reference(object: $0 as AnyObject))
    }
  }

  /// The object that the value was created with.
  package var object: Any? { (value?.base as? Reference)?.object ?? value?.base }

  private struct Reference: Hashable {
    let object: AnyObject
    static func == (left: Reference, right: Reference) -> Bool { left.object === right.object }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
  }
}

extension Color {
  /// Returns the colour at `fraction` of the way to `other`, weighted by opacity.
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

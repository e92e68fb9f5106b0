// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Functions of vectors, with the names of Apple's simd library and of its overlay for Swift. The
// formulas are those of its documentation; "precise" and "fast" versions are the same.

/// Returns the sum of the products of the elements.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * y).sum()
}

/// Returns the sum of the products of the elements.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(x, y)
}

/// Returns the square of a vector's length.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * x).sum()
}

/// Returns the square of a vector's length.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length_squared(x)
}

/// Returns a vector's length.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * x).sum().squareRoot()
}

/// Returns a vector's length.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }

/// Returns the square of the distance of two points.
public func simd_distance_squared<V: SIMD>(
  _ x: V, _ y: V
) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length_squared(x - y)
}

/// Returns the square of the distance of two points.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_distance_squared(x, y)
}

/// Returns the distance of two points.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(x - y)
}

/// Returns the distance of two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_distance(x, y)
}

/// Returns the sum of the elements' absolute values.
public func simd_norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_abs(x).sum()
}

/// Returns the sum of the elements' absolute values.
public func norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_norm_one(x) }

/// Returns the largest absolute value of the elements.
public func simd_norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_abs(x).max()
}

/// Returns the largest absolute value of the elements.
public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_norm_inf(x) }

/// Returns a vector of length 1 with the same direction.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x / simd_length(x)
}

/// Returns a vector of length 1 with the same direction.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }

/// Returns the projection of `x` onto `y`.
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y * (simd_dot(x, y) / simd_dot(y, y))
}

/// Returns the projection of `x` onto `y`.
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  simd_project(x, y)
}

/// Returns the reflection of `x` by a plane with the unit normal `n`.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
  x - n * (2 * simd_dot(x, n))
}

/// Returns the reflection of `x` by a plane with the unit normal `n`.
public func reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
  simd_reflect(x, n)
}

/// Returns the linear interpolation from `x` (at 0) to `y` (at 1), element by element.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  x + t * (y - x)
}

/// Returns the linear interpolation from `x` (at 0) to `y` (at 1), element by element.
public func mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  simd_mix(x, y, t)
}

/// Returns the absolute values of the elements.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x.replacing(with: -x, where: x .< V.zero)
}

/// Returns the absolute values of the elements.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_abs(x) }

/// Returns −1, 0 or 1 for each element.
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  V.zero.replacing(with: V(repeating: 1), where: x .> V.zero)
    .replacing(with: V(repeating: -1), where: x .< V.zero)
}

/// Returns −1, 0 or 1 for each element.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_sign(x) }

/// Returns the reciprocal of each element.
public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { V(repeating: 1) / x }

/// Returns the reciprocal of each element.
public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_recip(x) }

/// Returns the fractional part of each element.
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }

/// Returns the fractional part of each element.
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_fract(x) }

/// Returns 0 where `x` is less than `edge`, and 1 elsewhere.
public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint {
  V(repeating: 1).replacing(with: V.zero, where: x .< edge)
}

/// Returns 0 where `x` is less than `edge`, and 1 elsewhere.
public func step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint {
  simd_step(edge, x)
}

/// Returns the smaller one of each two elements.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }

/// Returns the smaller one of each two elements.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { simd_min(x, y) }

/// Returns the larger one of each two elements.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }

/// Returns the larger one of each two elements.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { simd_max(x, y) }

/// Returns the nearest values within limits.
public func simd_clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}

/// Returns the nearest values within limits.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}

/// Returns the nearest values within limits.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}

/// Returns the nearest values within limits that apply to all elements.
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}

/// Returns the nearest value within limits.
public func simd_clamp<Scalar: BinaryFloatingPoint>(
  _ x: Scalar, _ min: Scalar, _ max: Scalar
) -> Scalar { Swift.min(Swift.max(x, min), max) }

/// Returns the linear interpolation from `x` (at 0) to `y` (at 1).
public func simd_mix<Scalar: BinaryFloatingPoint>(_ x: Scalar, _ y: Scalar, _ t: Scalar) -> Scalar {
  x + t * (y - x)
}

/// Returns the linear interpolation from `x` (at 0) to `y` (at 1).
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
  simd_mix(x, y, t)
}

/// Returns the linear interpolation from `x` (at 0) to `y` (at 1).
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  simd_mix(x, y, V(repeating: t))
}

/// Returns 0 below `edge0`, 1 above `edge1`, and a smooth cubic curve between them.
public func simd_smoothstep<V: SIMD>(
  _ edge0: V, _ edge1: V, _ x: V
) -> V where V.Scalar: FloatingPoint {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), V.zero, V(repeating: 1))
  return t * t * (V(repeating: 3) - 2 * t)
}

/// Returns 0 below `edge0`, 1 above `edge1`, and a smooth cubic curve between them.
public func smoothstep<V: SIMD>(
  _ x: V, edge0: V, edge1: V
) -> V where V.Scalar: FloatingPoint { simd_smoothstep(edge0, edge1, x) }

/// Returns 0 below `edge0`, 1 above `edge1`, and a smooth cubic curve between them.
public func simd_smoothstep<Scalar: BinaryFloatingPoint>(
  _ edge0: Scalar, _ edge1: Scalar, _ x: Scalar
) -> Scalar {
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}

/// Returns the direction of a ray refracted by a surface: `x` is its unit direction, `n` the unit
/// normal, `eta` the ratio of the indices of refraction; zero for total reflection.
public func simd_refract<V: SIMD>(
  _ x: V, _ n: V, _ eta: V.Scalar
) -> V where V.Scalar: FloatingPoint {
  let cosine = simd_dot(n, x)
  let k = 1 - eta * eta * (1 - cosine * cosine)
  return k < 0 ? .zero : x * eta - n * (eta * cosine + k.squareRoot())
}

/// Returns the cross product.
public func simd_cross<Scalar: BinaryFloatingPoint>(
  _ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// Returns the cross product.
public func cross<Scalar: BinaryFloatingPoint>(
  _ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>
) -> SIMD3<Scalar> { simd_cross(x, y) }

/// Returns the cross product of two vectors in the plane z = 0.
public func simd_cross<Scalar: BinaryFloatingPoint>(
  _ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>
) -> SIMD3<Scalar> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }

/// Returns the cross product of two vectors in the plane z = 0.
public func cross<Scalar: BinaryFloatingPoint>(
  _ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>
) -> SIMD3<Scalar> { simd_cross(x, y) }

/// Returns the sum of the elements.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }

/// Returns the smallest element.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }

/// Returns the largest element.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

/// Returns whether all elements are equal.
public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool { x == y }

/// Rounds the elements down.
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }

/// Rounds the elements up.
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }

/// Rounds the elements towards zero.
public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.towardZero) }

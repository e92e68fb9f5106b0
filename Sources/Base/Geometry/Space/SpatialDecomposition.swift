import Foundation

/// A matrix of space decomposed into scale, shear, rotation, translation and perspective, applied
/// to a point in this order.
///
/// The parts are those of the CSS transforms specification (3D matrix decomposition), with two
/// decisions of our own. The perspective is extracted without first dividing by `m44`, so that a
/// card that rotates and moves under one `m34` keeps exactly that `m34` throughout. A mirroring
/// matrix gets one negative scale, along the axis that gives the smaller rotation, whereas the
/// specification negates all three.
package struct SpatialDecomposition: Hashable, Sendable {
  /// All parts except the rotation.
  var linear: LinearParts
  package var rotation: Rotation

  package var translation: SIMD3<Double> {
    get { linear.translation }
    set { linear.translation = newValue }
  }
  package var scale: SIMD3<Double> {
    get { linear.scale }
    set { linear.scale = newValue }
  }
  package var shear: SIMD3<Double> { linear.shear }
  package var perspective: SIMD4<Double> { linear.perspective }

  /// Decomposes `transform`. If it collapses space to a plane or less, axes without a length get
  /// directions that complete the others.
  package init(_ transform: CATransform3D) {
    let rows = [transform.rowX, transform.rowY, transform.rowZ].map {
      SIMD3($0.x, $0.y, $0.z)
    }
    var axes = rows
    var lengths: [Double] = [0, 0, 0]
    func along(_ axis: Int, _ vector: SIMD3<Double>) -> Double {
      lengths[axis] == 0 ? 0 : (axes[axis] * vector).sum()
    }
    func straighten(_ axis: Int) {
      let length = (axes[axis] * axes[axis]).sum().squareRoot()
      // A remainder within the rounding error of a row that is parallel to the others counts as
      // zero.
      let whole = (rows[axis] * rows[axis]).sum().squareRoot()
      lengths[axis] = length <= 1e-12 * whole ? 0 : length
      if lengths[axis] != 0 { axes[axis] /= length }
    }
    straighten(0)
    let yAlongX = along(0, axes[1])
    axes[1] -= axes[0] * (lengths[0] == 0 ? 0 : yAlongX)
    straighten(1)
    let (zAlongX, zAlongY) = (along(0, axes[2]), along(1, axes[2]))
    if lengths[0] != 0 { axes[2] -= axes[0] * zAlongX }
    if lengths[1] != 0 { axes[2] -= axes[1] * zAlongY }
    straighten(2)
    var scale = SIMD3(lengths[0], lengths[1], lengths[2])
    var shear = SIMD3(
      lengths[1] == 0 ? 0 : yAlongX / lengths[1], lengths[2] == 0 ? 0 : zAlongX / lengths[2],
      lengths[2] == 0 ? 0 : zAlongY / lengths[2])
    Self.complete(&axes, lengths)
    if (axes[0].cross(axes[1]) * axes[2]).sum() < 0 { Self.mirror(&axes, &scale, &shear) }
    rotation = Rotation(rows: axes[0], axes[1], axes[2])
    linear = LinearParts(
      translation: SIMD3<Double>(transform.m41, transform.m42, transform.m43), scale: scale,
      shear: shear, perspective: Self.perspective(of: transform))
  }

  /// Creates the parts of an affine transform, except its rotation.
  init(unturned parts: AffineDecomposition) {
    linear = LinearParts(
      translation: [parts.translation.x, parts.translation.y, 0],
      scale: [parts.scaleX, parts.scaleY, 1], shear: [parts.shear, 0, 0],
      perspective: [0, 0, 0, 1])
    rotation = Rotation(quaternion: [0, 0, 0, 1])
  }

  /// Gives axes of zero length directions orthogonal to the others.
  private static func complete(_ axes: inout [SIMD3<Double>], _ lengths: [Double]) {
    let units: [SIMD3<Double>] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    var known = (0..<3).filter { lengths[$0] != 0 }
    for axis in 0..<3 where lengths[axis] == 0 {
      if known.count == 2 {
        axes[axis] = axes[(axis + 1) % 3].cross(axes[(axis + 2) % 3])
      } else {
        // The unit vector with the smallest component along the known axes; ties prefer the axis
        // itself.
        func overlap(_ unit: Int) -> Double {
          known.reduce(0) { max($0, abs((axes[$1] * units[unit]).sum())) }
        }
        let order = [axis, (axis + 1) % 3, (axis + 2) % 3]
        let choice = order.min { overlap($0) < overlap($1) } ?? axis
        var direction = units[choice]
        for other in known { direction -= axes[other] * (axes[other] * direction).sum() }
        axes[axis] = direction / (direction * direction).sum().squareRoot()
      }
      known.append(axis)
    }
  }

  /// Negates the axis that points backwards the most, so that the three form a rotation.
  private static func mirror(
    _ axes: inout [SIMD3<Double>], _ scale: inout SIMD3<Double>, _ shear: inout SIMD3<Double>
  ) {
    let axis = (0..<3).min { axes[$0][$0] < axes[$1][$1] } ?? 0
    axes[axis] = -axes[axis]
    scale[axis] = -scale[axis]
    // A shear is the component of the sheared axis along another: its sign changes with either of
    // the two.
    switch axis {
    case 0: (shear.x, shear.y) = (-shear.x, -shear.y)
    case 1: (shear.x, shear.z) = (-shear.x, -shear.z)
    default: (shear.y, shear.z) = (-shear.y, -shear.z)
    }
  }

  private static func perspective(of transform: CATransform3D) -> SIMD4<Double> {
    let column = SIMD4<Double>(transform.m14, transform.m24, transform.m34, transform.m44)
    if column == SIMD4(0, 0, 0, 1) { return column }
    var plain = transform
    (plain.m14, plain.m24, plain.m34, plain.m44) = (0, 0, 0, 1)
    let inverse = plain.inverted()
    // Without an inverse, the position of the perspective within the composition is undetermined.
    if inverse == plain, !plain.concatenating(plain).isIdentity { return column }
    return SIMD4(
      (inverse.rowX * column).sum(), (inverse.rowY * column).sum(), (inverse.rowZ * column).sum(),
      (inverse.rowW * column).sum())
  }

  /// The matrix composed of these parts.
  package var transform: CATransform3D {
    let (x, y, z) = rotation.rows
    func row(_ direction: SIMD3<Double>) -> SIMD4<Double> {
      SIMD4(direction, (direction * SIMD3(perspective.x, perspective.y, perspective.z)).sum())
    }
    var move = row(translation)
    move.w += perspective.w
    return CATransform3D(
      row(x * scale.x), row((y + x * shear.x) * scale.y),
      row((z + x * shear.y + y * shear.z) * scale.z), move)
  }
}

extension SIMD3<Double> {
  func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}

import Foundation
package import Geometry

// Conversion between the coordinates of layers, based on model values.
extension CALayer {
  /// Returns the projection from this layer's coordinates to those of `layer`, or of the root of
  /// the tree.
  package func transform(to layer: CALayer?) -> Projection {
    var (result, next) = (Projection.affine(.identity), self)
    while !next.isOnPath(to: layer), let (step, plane) = next.toPlane {
      result = result.concatenating(step)
      next = plane
    }
    guard let layer, layer !== next else { return result }
    return result.concatenating(layer.fromAbove(next))
  }

  /// Whether coordinates can be converted into the layer: it isn't seen edge-on.
  package var isReachable: Bool {
    (toPlane?.projection ?? Projection(modelState.toSuperlayer)).determinant != 0
  }

  /// Returns whether `layer` (nil for above the root) can be reached downwards from these
  /// coordinates.
  private func isOnPath(to layer: CALayer?) -> Bool {
    guard let layer else { return false }
    return layer === self || flattensSublayers && contains(layer)
  }

  /// Returns the projection from the coordinates of `layer`, a layer above this one or the root, to
  /// this layer's.
  private func fromAbove(_ layer: CALayer) -> Projection {
    guard layer !== self, let (step, plane) = toPlane else { return .affine(.identity) }
    return plane.fromAbove(layer).concatenating(step.inverted ?? .affine(.identity))
  }

  /// The projection from these coordinates to those of the nearest superlayer into whose plane they
  /// are flattened, and that superlayer; nil at the root.
  private var toPlane: (projection: Projection, layer: CALayer)? {
    guard var above = superlayer else { return nil }
    if above.flattensSublayers, above.ofSublayers(self) == nil,
      let transform = modelState.toSuperlayerInPlane
    {
      return (.affine(transform), above)
    }
    func step(_ layer: CALayer, _ above: CALayer) -> CATransform3D {
      let own = layer.modelState.toSuperlayer
      return above.ofSublayers(layer).map(own.concatenating) ?? own
    }
    var space = step(self, above)
    while !above.flattensSublayers, let next = above.superlayer {
      space = space.concatenating(step(above, next))
      above = next
    }
    return (Projection(space), above)
  }

  /// Returns this layer's transform for a sublayer; nil for the mask, which isn't a sublayer.
  private func ofSublayers(_ layer: CALayer) -> CATransform3D? {
    layer === maskLayer ? nil : modelState.ofSublayers
  }

  /// The root of the layer's tree.
  var root: CALayer { lineage.reduce(self) { $1 } }

  /// Returns the result of `hitTest(_:)`.
  func hit(at point: CGPoint) -> CALayer? {
    guard !isHidden, isReachable else { return nil }
    let local =
      superlayer.map { convert(point, from: $0) }
      ?? point.applying(Projection(modelState.toSuperlayer).inverted ?? .affine(.identity))
    let isInside = contains(local)
    if modelState.masksToBounds, !isInside { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(local) { return hit }
    }
    return isInside && flattensSublayers ? self : nil
  }
}

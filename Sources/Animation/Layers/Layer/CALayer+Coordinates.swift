import Foundation
package import Geometry

// From one layer's coordinates to another's, by the model values.
extension CALayer {
  /// From this layer's coordinates to those of `layer`, or of the root of the tree.
  package func transform(to layer: CALayer?) -> Projection {
    var (result, next) = (Projection.affine(.identity), self)
    while !next.isOnTheWay(to: layer), let (step, plane) = next.toPlane {
      (result, next) = (result.concatenating(step), plane)
    }
    guard let layer, layer !== next else { return result }
    return result.concatenating(layer.fromAbove(next))
  }

  /// Whether its coordinates can be reached from outside: it is not seen from its edge.
  package var isReachable: Bool {
    (toPlane?.projection ?? Projection(modelState.toSuperlayer)).determinant != 0
  }

  /// Whether one gets to `layer`, of which nil is above all, from these coordinates downwards.
  private func isOnTheWay(to layer: CALayer?) -> Bool {
    guard let layer else { return false }
    return layer === self || flattensSublayers && contains(layer)
  }

  /// From the coordinates of a layer above, on the way to this one, or else of the root, to these.
  private func fromAbove(_ layer: CALayer) -> Projection {
    guard layer !== self, let (step, plane) = toPlane else { return .affine(.identity) }
    return plane.fromAbove(layer).concatenating(step.inverted ?? .affine(.identity))
  }

  /// From these coordinates to those of the nearest layer above into whose plane they are
  /// flattened, and that layer; nil at the root.
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

  /// What this layer does to a sublayer; a mask is no sublayer.
  private func ofSublayers(_ layer: CALayer) -> CATransform3D? {
    layer === maskLayer ? nil : modelState.ofSublayers
  }

  /// The top of the tree that the layer is in.
  var root: CALayer { lineage.reduce(self) { $1 } }

  /// What `hitTest(_:)` finds.
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

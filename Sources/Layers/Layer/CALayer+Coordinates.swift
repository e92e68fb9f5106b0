public import Foundation
package import Geometry

// From one layer's coordinates to another's, by the model values.
extension CALayer {
  /// A point of this layer's coordinates in those of `layer`; nil stands for the root of the tree.
  ///
  /// Where a layer on the way is squeezed to a line or a point there is no way back into it, and
  /// its transform is passed over.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer))
  }

  /// A point of the coordinates of `layer`, or of the root of the tree, in this layer's.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    (layer ?? root).convert(point, to: self)
  }

  /// A rectangle of this layer's coordinates in those of `layer`: the upright box around it.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer))
  }

  /// A rectangle of the coordinates of `layer` in this layer's: the upright box around it.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    (layer ?? root).convert(rect, to: self)
  }

  /// From this layer's coordinates to those of `layer`, or of the root of the tree.
  package func transform(to layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return toRoot }
    return layer === self ? .identity : toRoot.concatenating(layer.toRoot.inverted())
  }

  /// Whether its coordinates can be reached from outside: its transform squeezes it to no line.
  package var isReachable: Bool { model.toSuperlayer.determinant != 0 }

  /// From these coordinates to those of the root of the tree.
  private var toRoot: CGAffineTransform {
    var (result, layer) = (CGAffineTransform.identity, self)
    while let next = layer.superlayer {
      result = result.concatenating(layer.model.toSuperlayer)
      layer = next
    }
    return result
  }

  /// The top of the tree that the layer is in.
  private var root: CALayer {
    var layer = self
    while let next = layer.superlayer { layer = next }
    return layer
  }
}

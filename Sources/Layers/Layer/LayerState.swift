package import Foundation
package import Geometry
package import Raster

/// The values of a layer at one instant: its model, or what sampling its animations gives.
package struct LayerState: Hashable, Sendable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var transform = CGAffineTransform.identity
  package var opacity = 1.0
  package var backgroundColor: Color?
  package var cornerRadius: CGFloat = 0
  package var masksToBounds = false
  package var isHidden = false
  package var contents = ContentsState()
  package var shadow = ShadowState()
  /// What animations have made of values that were set for keys of one's own.
  package var custom: [String: AnimatableValue] = [:]

  package init() {}

  /// From the layer's own coordinates, those of its bounds, to its superlayer's.
  package var toSuperlayer: CGAffineTransform {
    let (anchorX, anchorY) = (
      bounds.minX + anchorPoint.x * bounds.width, bounds.minY + anchorPoint.y * bounds.height
    )
    var result = CGAffineTransform(translationX: -anchorX, y: -anchorY).concatenating(transform)
    result.tx += position.x
    result.ty += position.y
    return result
  }
}

// The frame: derived, never stored.
extension LayerState {
  /// The bounding box of the transformed bounds in the superlayer.
  package var frame: CGRect {
    let box = offsetBox
    return CGRect(
      x: position.x + box.minX, y: position.y + box.minY, width: box.width, height: box.height)
  }

  /// Sets bounds and position so that `frame` becomes `newFrame`.
  ///
  /// Under a transform, which Apple's documentation leaves undefined, this is our decision: the
  /// bounds' size is the new size through the inverse of the transform's linear part, as a bounding
  /// box, and the box of the transformed bounds is centred on the new frame. For quarter turns that
  /// is exact; at other angles the bounds may grow. Where the transform has no inverse the bounds
  /// stay.
  package mutating func setFrame(_ newFrame: CGRect) {
    let target = newFrame.standardized
    let linear = transform.linearPart
    if linear.isIdentity {
      bounds.size = target.size
      position = CGPoint(
        x: target.minX + anchorPoint.x * target.width - transform.tx,
        y: target.minY + anchorPoint.y * target.height - transform.ty)
      return
    }
    if linear.determinant != 0 {
      bounds.size = CGRect(origin: .zero, size: target.size).applying(linear.inverted()).size
    }
    let box = offsetBox
    position = CGPoint(x: target.midX - box.midX, y: target.midY - box.midY)
  }

  /// The bounding box of the transformed bounds, relative to `position`.
  private var offsetBox: CGRect {
    var linear = transform.linearPart
    (linear.tx, linear.ty) = (transform.tx, transform.ty)
    return CGRect(
      x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height
    ).applying(linear)
  }
}

extension CGAffineTransform {
  /// The linear part, with entries that are mere rounding residue of a quarter turn taken as zero
  /// and those beside them as whole, so that frames of quarter turns are exact.
  fileprivate var linearPart: CGAffineTransform {
    let tiny = 1e-12 * max(abs(a), abs(b), abs(c), abs(d))
    func clean(_ entry: CGFloat) -> CGFloat {
      if abs(entry) < tiny { return 0 }
      return abs(abs(entry) - 1) < 1e-12 ? (entry < 0 ? -1 : 1) : entry
    }
    return CGAffineTransform(a: clean(a), b: clean(b), c: clean(c), d: clean(d), tx: 0, ty: 0)
  }
}

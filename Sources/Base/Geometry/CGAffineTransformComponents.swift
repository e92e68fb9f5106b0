public import Foundation

/// The parts of an affine transform: a point is scaled, sheared along x, rotated and translated, in this
/// order.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors of the scale; negative values mirror.
  public var scale: CGSize
  /// The shear: the movement along x for each unit of y.
  public var horizontalShear: CGFloat
  /// The angle of the rotation in radians.
  public var rotation: CGFloat
  /// The translation in points.
  public var translation: CGVector

  /// Creates the parts of the identity.
  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Creates the parts of a transform.
  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Returns the parts of the transform: `CGAffineTransform(components)` is equal to it but for rounding
  /// unless it collapses the plane.
  public func decomposed() -> CGAffineTransformComponents {
    let parts = AffineDecomposition(self)
    return CGAffineTransformComponents(
      scale: CGSize(width: parts.scaleX, height: parts.scaleY), horizontalShear: parts.shear,
      rotation: parts.rotation,
      translation: CGVector(dx: parts.translation.x, dy: parts.translation.y))
  }

  /// Creates a transform from its parts.
  public init(_ components: CGAffineTransformComponents) {
    let parts = AffineDecomposition(
      translation: CGPoint(x: components.translation.dx, y: components.translation.dy),
      rotation: components.rotation, shear: components.horizontalShear,
      scaleX: components.scale.width, scaleY: components.scale.height)
    self = parts.transform
  }
}

import Geometry

/// A layer whose sublayers share one 3D space instead of being flattened into its plane: a cube
/// consists of six layers in a transform layer.
///
/// Only its geometry, its opacity and whether it is hidden have an effect: background, border,
/// mask, corners and clipping are ignored, and its opacity applies to each sublayer separately.
/// Sublayers are drawn from back to front in the order of the depth of their centres; intersecting
/// planes aren't split.
open class CATransformLayer: CALayer {
  override var flattensSublayers: Bool { false }
}

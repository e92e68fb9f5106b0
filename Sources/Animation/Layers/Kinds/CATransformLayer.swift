import Geometry

/// A layer whose sublayers stand in one space with each other instead of being flattened into its
/// plane: a cube is six layers in it.
///
/// Only its geometry, opacity and whether it is hidden count: background, border, mask, corners and
/// clipping show nothing, and its opacity fades each sublayer by itself. Sublayers are drawn from
/// back to front by the depth of their middles; planes that cut through each other are not split.
open class CATransformLayer: CALayer {
  override var flattensSublayers: Bool { false }
}

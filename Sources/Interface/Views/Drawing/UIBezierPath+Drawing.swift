import Drawing
import Geometry
import Foundation
import Raster

extension UIBezierPath {
  /// Paints the path in the current context with a blend mode and an opacity; without a context, does
  /// nothing.
  final func draw(
    _ blendMode: CGBlendMode, _ alpha: CGFloat, _ paint: (CGContext) -> Void
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha < 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(cgPath)
    paint(context)
    context.restoreGState()
  }
}

import Drawing
import Geometry
public import Foundation
public import Raster

// Drawing of paths in the current context; without one, these methods do nothing.
extension UIBezierPath {
  /// Fills the path with the fill colour.
  public func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the path with the fill colour, with a blend mode and an opacity.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Strokes the path with the stroke colour and the path's own line attributes.
  public func stroke() { stroke(with: .normal, alpha: 1) }

  /// Strokes the path with the stroke colour and the path's own line attributes, with a blend mode
  /// and an opacity.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      let style = strokeStyle
      context.setLineWidth(style.width)
      context.setLineCap(style.cap)
      context.setLineJoin(style.join)
      context.setMiterLimit(style.miterLimit)
      context.setLineDash(phase: style.dashPhase, lengths: style.dashLengths)
      context.strokePath()
    }
  }

  /// Intersects the clipping area of the current context with the inside of the path.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(
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

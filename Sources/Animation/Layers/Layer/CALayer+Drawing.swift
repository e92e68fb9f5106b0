import Drawing
import Foundation
import Geometry
import Raster
import VirtualTime

// Drawing by the layers themselves.
extension CALayer {
  /// Records the drawing of `draw(in:)` as the layer's contents. If nothing is drawn, contents that
  /// were set are kept.
  package func drawContents() {
    guard !bounds.isEmpty else { return needsFirstDisplay = true }
    needsFirstDisplay = false
    delegate?.layerWillDraw(self)
    let drawing = recordDrawing()
    if !drawing.items.isEmpty || (contents as? LayerDrawing)?.isOwn == true { contents = drawing }
  }

  private func recordDrawing() -> LayerDrawing {
    let drawn = animatedDisplay?.state.map(makePresentation) ?? self
    let context = CGContext(recording: drawn.bounds, scale: drawn.contentsScale)
    drawn.drawAll(in: context)
    return LayerDrawing(context.items, of: drawn.bounds, isOwn: true)
  }
}

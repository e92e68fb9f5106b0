import Drawing
import Foundation
import Geometry
import Raster
import VirtualTime

// What layers draw by themselves.
extension CALayer {
  /// Records what `draw(in:)` draws as the layer's contents. What draws nothing leaves contents that
  /// were set alone.
  package func drawContents() {
    guard !bounds.isEmpty else { return needsFirstDisplay = true }
    needsFirstDisplay = false
    delegate?.layerWillDraw(self)
    let drawing = recordDrawing()
    if !drawing.items.isEmpty || (contents as? LayerDrawing)?.isOwn == true { contents = drawing }
  }

  private func recordDrawing() -> LayerDrawing {
    let context = CGContext(recording: bounds, scale: contentsScale)
    draw(in: context)
    return LayerDrawing(context.items, of: bounds, isOwn: true)
  }
}

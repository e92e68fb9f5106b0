import Foundation
import Raster

// The contents of a layer.
extension CALayer {
  /// Sets the contents, with a warning if they can't be drawn.
  func setContents(_ contents: Any?) {
    if let contents, !(contents is CGImage), !(contents is LayerDrawing) {
      LayerWarning.undrawnProperty(
        "contents", contents, of: self, hint: "Use a CGImage, such as the cgImage of a UIImage."
      ).report()
    }
    set("contents", LayerContents(object: contents), \.contents.picture)
  }
}

import Foundation
import Raster

// The picture that a layer shows.
extension CALayer {
  /// Sets the picture, and warns of one that is not drawn.
  func setContents(_ contents: Any?) {
    if let contents, !(contents is CGImage), !(contents is LayerDrawing) {
      LayerWarning.undrawnProperty(
        "contents", contents, of: self, hint: "Give it a CGImage: a UIImage's cgImage."
      ).report()
    }
    set("contents", LayerContents(object: contents), \.contents.picture)
  }
}

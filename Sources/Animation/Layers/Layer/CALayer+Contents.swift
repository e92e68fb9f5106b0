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
    let picture = LayerContents(object: contents)
    if animatedDisplay?.state == nil { return set("contents", picture, \.contents.picture) }
    // The pictures of an animation follow one another without fading.
    modelState.contents.picture = picture
    noteChange()
  }
}

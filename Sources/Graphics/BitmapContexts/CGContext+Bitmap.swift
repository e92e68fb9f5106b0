public import Drawing
package import Foundation
public import Raster
import Rasterizer

// Contexts whose pixels can be read. They are in a module of their own because they need the
// rasterizer, and modules that only record drawing shouldn't wait for it to compile.
extension CGContext {
  /// Creates a context that draws into memory of its own or into `data`, y up; nil if the size or
  /// layout isn't supported, as in Core Graphics.
  ///
  /// `bitsPerComponent` must be 8. In an RGB space, alpha is `premultipliedLast`,
  /// `premultipliedFirst`, `noneSkipLast` or `noneSkipFirst`, in either byte order; in a grey space
  /// `none`; without a space `alphaOnly`. `bytesPerRow` can be 0 if `data` is nil.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    guard bitsPerComponent == 8,
      let layout = PixelLayout(bitmapInfo, components: space?.numberOfComponents ?? 0),
      let pixels = ContextPixels(
        data, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout, space: space,
        render: rendered)
    else { return nil }
    self.init(pixels)
  }

  /// Creates a context for an image of the area `frame`, y down, with `scale` pixels per point. It
  /// records until its `data` is read.
  package convenience init(imageOf frame: CGRect, scale: CGFloat, isOpaque: Bool) {
    self.init(recording: frame, scale: scale, isOpaque: isOpaque, render: rendered)
  }

  /// Returns a picture of everything drawn so far; nil if the context records and its size isn't
  /// valid for a bitmap.
  public func makeImage() -> CGImage? {
    if pixels == nil { return list.flatMap(rendered).map { CGImage(bitmap: $0) } }
    drawPixels()
    return pixels.map { CGImage(bitmap: $0.bitmap) }
  }
}

/// Renders a display list; nil if its size isn't valid for a bitmap.
private func rendered(_ list: DisplayList) -> Bitmap? {
  var renderer = Renderer()
  return renderer.render(list)
}

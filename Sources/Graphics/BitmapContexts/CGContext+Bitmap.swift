public import Drawing
import Foundation
public import Raster
import Rasterizer

// Contexts whose pixels can be read: the renderer comes in here, so that modules which only record
// what is drawn don't wait for it to be compiled.
extension CGContext {
  /// A context with pixels of its own, or in `data`, y up; nil for a size or a layout that it cannot
  /// have, as in Core Graphics.
  ///
  /// `bitsPerComponent` is 8. With an RGB space the alpha is `premultipliedLast`, `premultipliedFirst`,
  /// `noneSkipLast` or `noneSkipFirst`, in either order of bytes; with a grey one `none`; without any
  /// `alphaOnly`. `bytesPerRow` may be 0 without `data`.
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

  /// A picture of what has been drawn; nil in a context that records and has a size that no bitmap
  /// has.
  public func makeImage() -> CGImage? {
    if pixels == nil { return list.flatMap(rendered).map { CGImage(bitmap: $0) } }
    drawPixels()
    return pixels.map { CGImage(bitmap: $0.bitmap) }
  }
}

/// The pixels that a list shows; nil for a size that no bitmap has.
private func rendered(_ list: DisplayList) -> Bitmap? {
  var renderer = Renderer()
  return renderer.render(list)
}

import Foundation
import Geometry
package import Raster

// The pixels of a context, which BitmapContexts gives it. What is drawn is recorded here too; it is
// drawn onto what the pixels hold when they are asked for, or at once where the memory is the caller's.
extension CGContext {
  /// The width in pixels: at least 1. A context that records has that of the bitmap for which it
  /// stands, such as the backing of a layer.
  public var width: Int { pixels?.width ?? backingLength(frame.width) }

  /// The height in pixels: at least 1. A context that records has that of the bitmap for which it
  /// stands.
  public var height: Int { pixels?.height ?? backingLength(frame.height) }

  /// The bits of a component of a pixel: 8.
  public var bitsPerComponent: Int { 8 }

  /// The bits of a pixel; 32 in a context that records.
  public var bitsPerPixel: Int { (pixels?.layout.bytesPerPixel ?? 4) * 8 }

  /// The bytes from the beginning of a row to that of the next.
  ///
  /// Our decision for a context that records: rows are aligned to 64 bytes.
  public var bytesPerRow: Int { pixels?.bytesPerRow ?? (width * 4 + 63) / 64 * 64 }

  /// The colour space of the pixels; sRGB in a context that records, nil in one of alpha alone.
  public var colorSpace: CGColorSpace? {
    pixels == nil ? CGColorSpace(name: CGColorSpace.sRGB) : pixels?.space
  }

  /// The position of the alpha component in a pixel; in a context that records it comes first, as in
  /// the bitmaps of UIKit.
  public var alphaInfo: CGImageAlphaInfo {
    pixels?.layout.alphaInfo ?? (isOpaque ? .noneSkipFirst : .premultipliedFirst)
  }

  /// The pixels, with all that has been drawn, from the top row on; nil in a context that records.
  /// They hold as long as the context.
  public var data: UnsafeMutableRawPointer? {
    drawPixels()
    return pixels?.memory
  }

  /// What has been drawn in a context that records, at the size of its bitmap; nil where it has none.
  package var list: DisplayList? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    let toPixels = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    return DisplayList(
      width: width, height: height, background: isOpaque ? CGColor.black.color : .clear,
      items: items.applying(.affine(toPixels)))
  }

  /// Points in pixels of the bitmap for which a context that records stands.
  private func backingLength(_ points: CGFloat) -> Int {
    let length = (points * scale).rounded(.up)
    return length >= 1 ? Int(min(length, 1e6)) : 1
  }

  /// Draws what has been recorded onto the pixels, and forgets it.
  package func drawPixels() {
    guard let pixels, pixels.isStale, layers.isEmpty else { return }
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: frame.height)
    let beneath = DisplayItem.fill(
      .rect(frame), .affine(.identity), .image(ImageFill(CGImage(bitmap: pixels.bitmap), in: frame))
    )
    let list = DisplayList(
      width: pixels.width, height: pixels.height, background: .clear,
      items: [beneath] + recording.items.applying(.affine(upright)))
    guard let bitmap = pixels.render(list) else { return }
    pixels.take(bitmap)
    recording = Recording()
  }
}

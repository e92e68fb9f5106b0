import Foundation
import Geometry
package import Raster

// The pixels of a context, provided by BitmapContexts. Drawing is recorded here too. The recording
// is drawn onto the pixels when they are read, or immediately if the memory belongs to the caller.
extension CGContext {
  /// The width in pixels, at least 1. For a context that records, the width of the bitmap it
  /// represents, such as the backing store of a layer.
  public var width: Int { pixels?.width ?? backingLength(frame.width) }

  /// The height in pixels, at least 1. For a context that records, the height of the bitmap it
  /// represents.
  public var height: Int { pixels?.height ?? backingLength(frame.height) }

  /// The number of bits per component: 8.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits per pixel; 32 in a context that records.
  public var bitsPerPixel: Int { (pixels?.layout.bytesPerPixel ?? 4) * 8 }

  /// The number of bytes from the start of a row to the start of the next.
  ///
  /// Our decision for a context that records: rows are aligned to 64 bytes.
  public var bytesPerRow: Int { pixels?.bytesPerRow ?? (width * 4 + 63) / 64 * 64 }

  /// The colour space of the pixels; sRGB in a context that records, nil in an alpha-only context.
  public var colorSpace: CGColorSpace? {
    pixels == nil ? CGColorSpace(name: CGColorSpace.sRGB) : pixels?.space
  }

  /// The position of the alpha component in a pixel. In a context that records it comes first, as
  /// in UIKit's bitmaps.
  public var alphaInfo: CGImageAlphaInfo {
    pixels?.layout.alphaInfo ?? (isOpaque ? .noneSkipFirst : .premultipliedFirst)
  }

  /// The pixels with everything drawn so far, from the top row down; nil in a context that records.
  /// They are valid for the lifetime of the context.
  public var data: UnsafeMutableRawPointer? {
    drawPixels()
    return pixels?.memory
  }

  /// The display list of a context that records, at the size of its bitmap; nil if the context has
  /// no area.
  package var list: DisplayList? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    let toPixels = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    return DisplayList(
      width: width, height: height, background: isOpaque ? CGColor.black.color : .clear,
      items: items.applying(.affine(toPixels)))
  }

  /// Converts a length in points to pixels of the bitmap that a context that records represents.
  private func backingLength(_ points: CGFloat) -> Int {
    let length = (points * scale).rounded(.up)
    return length >= 1 ? Int(min(length, 1e6)) : 1
  }

  /// Draws the recording onto the pixels, and clears it.
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
    pixels.store(bitmap)
    recording = Recording()
  }
}

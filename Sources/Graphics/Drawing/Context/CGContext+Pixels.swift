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
    pixels?.layout.alphaInfo ?? backingAlpha
  }

  private var backingAlpha: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }

  /// The layout of the bitmap that a context that records represents.
  private var backingInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: backingAlpha.rawValue).union(.byteOrder32Little)
  }

  /// The layout of a pixel's bytes. In a context that records, they are blue, green, red and alpha, as
  /// in UIKit's bitmaps.
  public var bitmapInfo: CGBitmapInfo { pixels?.layout.info ?? backingInfo }

  /// The pixels with everything drawn so far, from the top row down; nil in a view's context.
  ///
  /// They are valid for the lifetime of the context. What is written to them becomes part of the image
  /// and is drawn over later.
  public var data: UnsafeMutableRawPointer? {
    if pixels == nil, let render, frame.width > 0, frame.height > 0,
      let layout = PixelLayout(backingInfo.rawValue, components: 3)
    {
      pixels = ContextPixels(
        nil, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout,
        space: colorSpace, render: render)
      pixels?.isStale = true
    }
    drawPixels()
    return pixels?.memory
  }

  /// The display list of a context that records, at the size of its bitmap; nil if the context has
  /// no area.
  package var list: DisplayList? {
    guard frame.width > 0, frame.height > 0 else { return nil }
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
    let whole = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    let beneath = DisplayItem.fill(
      .rect(whole), .affine(.identity), .image(ImageFill(CGImage(bitmap: pixels.bitmap), in: whole))
    )
    let list = DisplayList(
      width: pixels.width, height: pixels.height, background: .clear,
      items: [beneath] + recording.items.applying(.affine(toPixels)))
    guard let bitmap = pixels.render(list) else { return }
    pixels.store(bitmap)
    recording = Recording()
  }
}

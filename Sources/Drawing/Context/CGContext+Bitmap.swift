package import Foundation
import Geometry
public import Raster

// Contexts with pixels. What is drawn is recorded here too; it is drawn onto what the pixels hold
// when they are asked for, or at once where the memory is the caller's.
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
        data, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout, space: space)
    else { return nil }
    self.init(pixels)
  }

  /// How many pixels stand in a row; 0 in a context that records.
  public var width: Int { pixels?.width ?? 0 }

  /// How many rows of pixels there are; 0 in a context that records.
  public var height: Int { pixels?.height ?? 0 }

  /// How many bits a component of a pixel has; 0 in a context that records.
  public var bitsPerComponent: Int { pixels == nil ? 0 : 8 }

  /// How many bits a pixel has; 0 in a context that records.
  public var bitsPerPixel: Int { (pixels?.layout.bytesPerPixel ?? 0) * 8 }

  /// How many bytes lie between the beginnings of two rows; 0 in a context that records.
  public var bytesPerRow: Int { pixels?.bytesPerRow ?? 0 }

  /// What the pixels' components are; nil in a context that records.
  public var colorSpace: CGColorSpace? { pixels?.space }

  /// Where the pixels' alpha stands; `none` in a context that records.
  public var alphaInfo: CGImageAlphaInfo { pixels?.layout.alphaInfo ?? .none }

  /// The pixels, with all that has been drawn, from the top row on; nil in a context that records.
  /// They hold as long as the context.
  public var data: UnsafeMutableRawPointer? {
    drawPixels()
    return pixels?.memory
  }

  /// A picture of what has been drawn; nil in a context that records.
  public func makeImage() -> CGImage? {
    drawPixels()
    return (pixels?.bitmap).map { CGImage(bitmap: $0) }
  }

  /// A picture of what has been drawn in a context that records, with `scale` pixels to the point;
  /// nil for a size that no bitmap has. Without alpha it stands on black.
  package func image(scale: CGFloat, isOpaque: Bool) -> CGImage? {
    let size = CGSize(
      width: (frame.width * scale).rounded(.up), height: (frame.height * scale).rounded(.up))
    guard size.width >= 1, size.height >= 1, size.width < 1e6, size.height < 1e6 else { return nil }
    let toPixels = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let list = DisplayList(
      width: Int(size.width), height: Int(size.height),
      background: isOpaque ? CGColor.black.color : .clear, items: items.applying(.affine(toPixels)))
    var renderer = Renderer()
    return renderer.render(list).map { CGImage(bitmap: $0) }
  }

  /// Draws what has been recorded onto the pixels, and forgets it.
  func drawPixels() {
    guard let pixels, pixels.isStale, layers.isEmpty else { return }
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: frame.height)
    let beneath = DisplayItem.fill(
      .rect(frame), .affine(.identity), .image(ImageFill(CGImage(bitmap: pixels.bitmap), in: frame))
    )
    let list = DisplayList(
      width: pixels.width, height: pixels.height, background: .clear,
      items: [beneath] + recording.items.applying(.affine(upright)))
    var renderer = Renderer()
    guard let bitmap = renderer.render(list) else { return }
    pixels.take(bitmap)
    recording = Recording()
  }
}

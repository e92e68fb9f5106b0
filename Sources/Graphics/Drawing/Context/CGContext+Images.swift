public import Foundation
import Geometry
public import Raster

extension CGContext {
  /// Draws a picture in a rectangle of user space.
  ///
  /// As in Core Graphics its top lies where y is greatest: in a view's context, where y runs down, it
  /// stands on its head unless user space is turned over. `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard !byTiling else { return tile(image, rect) }
    draw([item(of: image, rect)])
  }

  /// Lets the picture's alpha, or the brightness of one that is opaque, decide how much shows from
  /// now on, within `rect` and of what showed. It lies as `draw(_:in:)` would draw it.
  public func clip(to rect: CGRect, mask: CGImage) {
    let picture = item(of: mask.asMask, rect).applying(.affine(state.transform))
    state.clip = ClipNode(.mask([picture]), within: state.clip)
  }

  /// Fills what the clip lets show with pictures side by side, of which one lies in `rect`.
  private func tile(_ image: CGImage, _ rect: CGRect) {
    var tiles = fill(image, rect.standardized)
    tiles.isTiled = true
    draw([.fill(.rect(boundingBoxOfClipPath), .affine(.identity), .image(tiles))])
  }

  private func item(of image: CGImage, _ rect: CGRect) -> DisplayItem {
    let rect = rect.standardized
    return .fill(.rect(rect), .affine(.identity), .image(fill(image, rect)))
  }

  /// The picture in a rectangle, its top where y is greatest.
  private func fill(_ image: CGImage, _ rect: CGRect) -> ImageFill {
    var fill = ImageFill(image, in: rect)
    fill.transform = fill.transform.concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY))
    if state.interpolation == .none {
      (fill.magnification, fill.minification) = (.nearest, .nearest)
    }
    return fill
  }
}

extension CGImage {
  /// What decides by its alpha how much shows: this picture, or one with the brightness of this one
  /// as its alpha where this one is opaque.
  fileprivate var asMask: CGImage {
    guard bitmap.isOpaque else { return self }
    let pixels = bitmap.pixels.map { word in
      UInt32(Pixel(word).grey) * 0x0101_0101
    }
    return CGImage(bitmap: Bitmap(width: width, height: height, pixels: pixels))
  }
}

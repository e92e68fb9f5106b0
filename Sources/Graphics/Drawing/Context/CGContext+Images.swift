public import Foundation
import Geometry
public import Raster

extension CGContext {
  /// Draws a picture in a rectangle of user space.
  ///
  /// As in Core Graphics, the top of the picture is at the greatest y. In a view's context, where y
  /// points down, the picture is therefore upside down unless user space is flipped.
  /// `UIImage.draw(in:)` draws it upright.
  ///
  /// A mask is painted with the fill colour.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard !byTiling else { return tile(image, rect) }
    guard !image.isMask else {
      saveGState()
      clip(to: rect, mask: image)
      fill(rect)
      return restoreGState()
    }
    draw([item(of: image, rect)])
  }

  /// Intersects the clip with a mask in `rect`: what an image mask lets through, the picture's alpha
  /// or, if it is opaque, its brightness. The mask is placed as `draw(_:in:)` would draw the picture.
  public func clip(to rect: CGRect, mask: CGImage) {
    let picture = item(of: mask.asMask, rect).applying(.affine(state.transform))
    state.clip = ClipNode(.mask([picture]), within: state.clip)
  }

  /// Fills the clip with copies of the picture, one of them in `rect`.
  private func tile(_ image: CGImage, _ rect: CGRect) {
    var tiles = fill(image, rect.standardized)
    tiles.isTiled = true
    draw([.fill(.rect(boundingBoxOfClipPath), .affine(.identity), .image(tiles))])
  }

  private func item(of image: CGImage, _ rect: CGRect) -> DisplayItem {
    let rect = rect.standardized
    return .fill(.rect(rect), .affine(.identity), .image(fill(image, rect)))
  }

  /// Returns a fill with the picture in a rectangle, its top at the greatest y.
  private func fill(_ image: CGImage, _ rect: CGRect) -> ImageFill {
    var fill = ImageFill(image, in: rect)
    fill.transform = fill.transform.concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY))
    if state.interpolation == .none {
      fill.magnification = .nearest
      fill.minification = .nearest
    }
    return fill
  }
}

extension CGImage {
  /// The mask for this picture: the picture itself or, if it is opaque and not an image mask, one with
  /// its brightness as alpha.
  fileprivate var asMask: CGImage {
    guard bitmap.isOpaque, !isMask else { return self }
    let pixels = bitmap.pixels.map { word in
      UInt32(Pixel(word).grey) * 0x0101_0101
    }
    return CGImage(bitmap: Bitmap(width: width, height: height, pixels: pixels))
  }
}

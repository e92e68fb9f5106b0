import Foundation
import Geometry

/// The content beneath, filtered and shown within a shape, with a tint over it.
///
/// The content beneath is everything that was drawn before: in the enclosing group, beneath that
/// group, and so on up to the nearest group that is drawn into a picture of its own. Groups with an
/// opacity below 1 or a mask, the pictures of a dissolve, masks, and the casters of shadows are
/// drawn this way; there, a backdrop sees only the contents of that picture so far, over
/// transparency. A clip doesn't limit what it sees: a clipped group that contains a backdrop is
/// drawn as a whole onto a copy of the content beneath, and the part inside the clip is kept.
///
/// Beyond the canvas, its outermost pixels repeat; beyond a picture, everything is transparent.
package struct DisplayBackdrop: Hashable, Sendable {
  /// The area in which the backdrop shows; its edge is anti-aliased.
  package let clip: Clip

  /// The filters that are applied to the content beneath, in this order.
  package let filters: [PictureFilter]

  /// The colour that is drawn over the filtered content.
  package let tint: Color

  package init(clip: Clip, filters: [PictureFilter], tint: Color = .clear) {
    self.clip = clip
    self.filters = filters
    self.tint = tint
  }

  /// Returns the backdrop seen through `projection`. The filters are scaled by the mean scale of
  /// the projection at the centre of the clip.
  func applying(_ projection: Projection) -> DisplayBackdrop {
    let box = clip.shape.bounds.applying(clip.transform)
    let scale = projection.linearPart(at: CGPoint(x: box.midX, y: box.midY)).meanScale
    return DisplayBackdrop(
      clip: Clip(clip.shape, clip.transform.concatenating(projection)),
      filters: filters.map { $0.scaled(by: scale) }, tint: tint)
  }

  /// The pixels that the backdrop can touch.
  package var pixels: PixelRect { clip.shape.pixels(clip.transform) }

  /// The distance, in pixels, within which surrounding content affects the backdrop.
  package var backdropReach: Int { filters.reach + 1 }
}

extension DisplayBackdrop: DisplayElement {
  func mapColors(_ change: (Color) -> Color) -> DisplayBackdrop {
    DisplayBackdrop(clip: clip, filters: filters, tint: change(tint))
  }

  var hasBackdrop: Bool { true }
  var keepsOpaque: Bool { false }

  func add(to digest: inout Digest) {
    digest.add(14)
    digest.add(clip)
    digest.add(filters.count)
    for filter in filters { filter.add(to: &digest) }
    digest.add(tint)
  }
}

extension DisplayGroup {
  /// Whether the group is drawn onto a copy of the content beneath, because a backdrop or a blend
  /// mode in it needs that content.
  package var drawsOntoBackdrop: Bool { (itemsBackdropReach > 0 || blendsWithBackdrop) && isPlain }
}

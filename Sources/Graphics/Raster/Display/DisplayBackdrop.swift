import Foundation
import Geometry

/// What lies beneath, filtered, within a shape, with a colour over it.
///
/// What lies beneath is all that was drawn before it: in the group that it is in, and beneath that
/// group, up to the group that is a picture of its own. Such are groups with an opacity below 1 or a
/// mask, the pictures of a dissolve, a mask, and what casts a shadow: there a backdrop finds what that
/// picture has so far, on nothing. A clip is no such limit: a group with a backdrop in it is drawn
/// onto a copy of what lies beneath, whole, of which the clip lets the inside show.
///
/// Past the canvas its outermost pixels repeat; past a picture there is nothing.
package struct DisplayBackdrop: Hashable, Sendable {
  /// Where it shows; its edge is anti-aliased.
  package let clip: Clip

  /// What is done to what lies beneath, in this order.
  package let filters: [PictureFilter]

  /// What is drawn over it.
  package let tint: Color

  package init(clip: Clip, filters: [PictureFilter], tint: Color = .clear) {
    (self.clip, self.filters, self.tint) = (clip, filters, tint)
  }

  /// The backdrop seen through `projection`: its filters grow by as much as areas in its middle do on
  /// the mean.
  func applying(_ projection: Projection) -> DisplayBackdrop {
    let box = clip.shape.bounds.applying(clip.transform)
    let scale = projection.linearPart(at: CGPoint(x: box.midX, y: box.midY)).meanScale
    return DisplayBackdrop(
      clip: Clip(clip.shape, clip.transform.concatenating(projection)),
      filters: filters.map { $0.scaled(by: scale) }, tint: tint)
  }

  /// The pixels that it may touch.
  package var pixels: PixelRect { clip.shape.pixels(clip.transform) }

  /// How far around itself it looks at what lies beneath, in pixels.
  package var sightBeneath: Int { filters.reach + 1 }
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
  /// Whether the group is drawn onto a copy of what lies beneath, for a backdrop or a blend mode in it.
  package var seesBeneath: Bool { (sight > 0 || meetsBeneath) && isPlain }
}

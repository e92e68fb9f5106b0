import Foundation
import Geometry

/// What lies beneath, blurred, within a shape, with a colour over it.
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

  /// The σ of the blur, in pixels; 0 for none, and drawn as 256 where it is more.
  package let sigma: Double

  /// How vivid what lies beneath becomes: 0 gray, 1 as it is, up to 8.
  package let saturation: Double

  /// What is drawn over it.
  package let tint: Color

  package init(clip: Clip, sigma: Double, saturation: Double = 1, tint: Color = .clear) {
    (self.clip, self.sigma, self.saturation, self.tint) = (clip, sigma, saturation, tint)
  }

  /// The backdrop seen through `projection`: its σ grows by as much as areas in its middle do on the
  /// mean.
  func applying(_ projection: Projection) -> DisplayBackdrop {
    let box = clip.shape.bounds.applying(clip.transform)
    let scale = projection.linearPart(at: CGPoint(x: box.midX, y: box.midY)).meanScale
    return DisplayBackdrop(
      clip: Clip(clip.shape, clip.transform.concatenating(projection)), sigma: sigma * scale,
      saturation: saturation, tint: tint)
  }

  /// The pixels that it may touch.
  package var pixels: PixelRect { clip.shape.pixels(clip.transform) }

  /// The blur; none for a σ that is not finite.
  package var blur: GaussianBlur { GaussianBlur(sigma.isFinite ? sigma : 0) }

  /// The saturation in 256ths, 0…8; 1 for what is not a number.
  package var saturationLevel: Int {
    saturation.isNaN ? 256 : Int((min(max(saturation, 0), 8) * 256).rounded())
  }
}

extension DisplayBackdrop: DisplayElement {
  func mapColors(_ change: (Color) -> Color) -> DisplayBackdrop {
    DisplayBackdrop(clip: clip, sigma: sigma, saturation: saturation, tint: change(tint))
  }

  var hasBackdrop: Bool { true }
  var sightBeneath: Int { blur.reach + 1 }
  var keepsOpaque: Bool { false }

  func add(to digest: inout Digest) {
    digest.add(14)
    digest.add(clip)
    digest.add(sigma, saturation)
    digest.add(tint)
  }
}

extension DisplayGroup {
  /// Whether the group is drawn onto a copy of what lies beneath, for a backdrop or a blend mode in it.
  package var seesBeneath: Bool { (sight > 0 || meetsBeneath) && isPlain }
}

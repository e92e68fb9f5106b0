import Foundation
package import Geometry

/// The blurred alpha of the caster, in one colour.
///
/// The caster is drawn into a picture of its own, moved by the offset, and only its alpha is used;
/// the caster itself isn't shown. A shadow is skipped if its σ isn't finite or if its offset
/// exceeds the size of any canvas.
package struct DisplayShadow: Hashable, Sendable {
  /// The items that cast the shadow, at their position on the canvas.
  package let caster: [DisplayItem]

  /// The offset of the shadow from its caster, in pixels.
  package let offset: CGVector

  /// The σ of the blur, in pixels; 0 for a sharp shadow. Values above 256 are drawn as 256.
  package let sigma: Double

  /// The colour of the shadow, which is multiplied by the blurred alpha.
  package let color: Color

  package init(caster: [DisplayItem], offset: CGVector = .zero, sigma: Double, color: Color) {
    self.caster = caster
    self.offset = offset
    self.sigma = sigma
    self.color = color
  }

  /// Returns the shadow seen through `projection`. The offset is transformed by the linear part of
  /// the projection at the centre of the caster, and σ is multiplied by the mean scale there.
  func applying(_ projection: Projection) -> DisplayShadow {
    let box = caster.pixels
    let middle = CGPoint(
      x: Double(box.left + box.right) / 2, y: Double(box.top + box.bottom) / 2)
    let local = projection.linearPart(at: middle)
    let moved = CGPoint(x: offset.dx, y: offset.dy).applying(local)
    return DisplayShadow(
      caster: caster.applying(projection), offset: CGVector(dx: moved.x, dy: moved.y),
      sigma: sigma * local.meanScale, color: color)
  }

  /// The pixels that the shadow can touch.
  package var pixels: PixelRect {
    let own = own
    return own.isEmpty ? own : own.grown(by: GaussianBlur(sigma).spread)
  }

  /// The pixels that the moved caster touches, before the blur.
  package var own: PixelRect {
    let all = caster.pixels
    let (x, y) = (Double(offset.dx), Double(offset.dy))
    guard !all.isEmpty, max(abs(x), abs(y)) <= PixelRect.limit else { return .empty }
    return PixelRect(
      left: all.left + Int(x.rounded(.down)), top: all.top + Int(y.rounded(.down)),
      right: all.right + Int(x.rounded(.up)), bottom: all.bottom + Int(y.rounded(.up)))
  }
}

extension DisplayShadow: DisplayElement {
  func mapColors(_ change: (Color) -> Color) -> DisplayShadow {
    DisplayShadow(caster: caster, offset: offset, sigma: sigma, color: change(color))
  }

  func add(to digest: inout Digest) {
    digest.add(13)
    digest.add(caster)
    digest.add(offset.dx, offset.dy)
    digest.add(sigma)
    digest.add(color)
  }
}

extension PixelRect {
  /// Returns this rectangle, moved by `x` and `y`.
  package func moved(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}

import Foundation
package import Geometry

/// The blurred alpha of what casts it, in one colour.
///
/// The caster is drawn as a picture of its own, moved by the offset, of which the alpha alone counts;
/// it is not shown itself. A shadow whose σ is not finite is skipped, and so is one whose offset is
/// farther away than any canvas.
package struct DisplayShadow: Hashable, Sendable {
  /// What casts the shadow, where it stands on the canvas.
  package let caster: [DisplayItem]

  /// How far from its caster the shadow lies, in pixels.
  package let offset: CGVector

  /// The σ of the blur, in pixels; 0 for a sharp shadow, and drawn as 256 where it is more.
  package let sigma: Double

  /// What the blurred alpha is multiplied by.
  package let color: Color

  package init(caster: [DisplayItem], offset: CGVector = .zero, sigma: Double, color: Color) {
    (self.caster, self.offset, self.sigma, self.color) = (caster, offset, sigma, color)
  }

  /// The shadow with all that it draws seen through `projection`: its offset turns and grows as what
  /// surrounds the middle of the caster does, and its σ by as much as areas there do on the mean.
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

  /// The pixels that the shadow may touch.
  var pixels: PixelRect {
    let own = own
    return own.isEmpty ? own : own.grown(by: GaussianBlur(sigma).spread)
  }

  /// The pixels that the caster touches where its shadow lies, before the blur.
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
  /// This rectangle elsewhere.
  package func moved(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}

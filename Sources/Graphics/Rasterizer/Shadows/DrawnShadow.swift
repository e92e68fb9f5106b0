import Foundation
import Geometry
package import Raster

/// A shadow as it is drawn: a form that doesn't depend on the shadow's position, and that position.
///
/// The caster is moved by whole pixels, so that its pixels begin at the origin: a shadow that
/// rests, or moves by whole pixels, keeps the same form, unless it is larger than any canvas. Only
/// the caster's alpha is used, so its colours are removed.
///
/// Soft shadows are placed in steps: with a σ of 4 pixels or more, the caster is moved by up to half a
/// step, which is at most σ/128 and at most a pixel. The edge of a blurred shape rises by at most
/// 255 / (σ √2π) levels a pixel, so this changes a level by at most 0.4. A shadow that glides
/// therefore has few forms, which are blurred once.
package struct DrawnShadow {
  /// The parameters that fully determine the blurred picture.
  package struct Form: Hashable, Sendable {
    package let caster: [DisplayItem]
    /// The caster's pixels, which begin at the origin.
    package let own: PixelRect
    package let sigma: Double

    var blur: GaussianBlur { GaussianBlur(sigma) }
  }

  private static let farthest = 1 << 16

  package let form: Form
  /// The position of the form's origin on the canvas.
  package let left, top: Int
  /// The pixels of the canvas that the shadow can touch.
  package let pixels: PixelRect
  /// The pixels that the blurred picture can touch, in the form's coordinates.
  let area: PixelRect

  /// Creates a drawable shadow; nil if the shadow is empty.
  package init?(_ shadow: DisplayShadow) {
    guard shadow.sigma.isFinite else { return nil }
    var own = shadow.own
    if own.isEmpty { return nil }
    let sigma = min(max(shadow.sigma, 0), GaussianBlur.largest)
    var (caster, offset) = (shadow.caster.withoutHidden, shadow.offset)
    if let step = Self.step(sigma), let placed = caster.moved(by: offset, inStepsOf: step) {
      (caster, offset, own) = (placed, .zero, placed.pixels)
    }
    // Limited, so that the moved caster stays within the limits for edges.
    left = max(own.left, -Self.farthest)
    top = max(own.top, -Self.farthest)
    let toOrigin = CGAffineTransform(
      translationX: offset.dx - Double(left), y: offset.dy - Double(top))
    form = Form(
      caster: caster.map { $0.applying(toOrigin).asCaster }, own: own.moved(x: -left, y: -top),
      sigma: sigma)
    area = form.own.grown(by: form.blur.spread)
    pixels = area.moved(x: left, y: top).intersection(shadow.pixels)
  }

  /// Returns the distance between the positions of casters, a power of two in pixels; nil if every
  /// position is drawn.
  private static func step(_ sigma: Double) -> Double? {
    sigma < 4 ? nil : min((sigma / 128).binade, 1)
  }
}

extension [DisplayItem] {
  /// Returns the items moved by `offset`, and by as little as possible beyond it so that the position
  /// of the first one is a multiple of `step`, which is at least 2⁻¹⁶; nil if that has no position.
  fileprivate func moved(by offset: CGVector, inStepsOf step: Double) -> [DisplayItem]? {
    guard case .fill(_, .affine(let place), _) = first, place.isFinite else { return nil }
    let x = ((place.tx + offset.dx) / step).rounded() * step - place.tx
    let y = ((place.ty + offset.dy) / step).rounded() * step - place.ty
    return applying(.affine(CGAffineTransform(translationX: x, y: y))).map(\.onGrid)
  }
}

extension DisplayItem {
  /// The item at a multiple of 2⁻¹⁶ pixels, so that rounding errors of its position don't matter.
  fileprivate var onGrid: DisplayItem {
    guard case .fill(let shape, .affine(var place), let fill) = self else { return self }
    place.tx = (place.tx * 65_536).rounded() / 65_536
    place.ty = (place.ty * 65_536).rounded() / 65_536
    return .fill(shape, .affine(place), fill)
  }
}

extension DisplayItem {
  /// The item without colours, with the same alpha.
  fileprivate var asCaster: DisplayItem {
    mapColors { Color(red: 0, green: 0, blue: 0, alpha: $0.alpha) }
  }
}

extension [DisplayItem] {
  /// The items without those that are inside the first one, if that is opaque: they only change its
  /// colours. For example, content that moves on a card doesn't change the card's shadow.
  fileprivate var withoutHidden: [DisplayItem] {
    guard count > 1, let solid = first?.solid else { return self }
    return self[..<1]
      + dropFirst().filter { item in
        let pixels = [item].pixels
        return !item.keepsOpaque || pixels.intersection(solid) != pixels
      }
  }
}

extension DisplayItem {
  /// The pixels that the item covers completely with an opaque colour.
  fileprivate var solid: PixelRect? {
    guard case .fill(let shape, .affine(let transform), .color(let color)) = self, color.alpha == 1,
      transform.b == 0, transform.c == 0, transform.isFinite
    else { return nil }
    let (box, inset): (CGRect, CGFloat)
    switch shape {
    case .rect(let rect): (box, inset) = (rect, 0)
    // The middle of a corner's curve is less than 0.3 radii from the corner's sides.
    case .roundedRect(let rect, let radius), .continuousRect(let rect, let radius):
      box = rect
      inset = max(radius, 0) * 0.3
    default: return nil
    }
    let rect = box.standardized.insetBy(dx: inset, dy: inset).applying(transform)
    guard !rect.isNull, max(abs(rect.minX), abs(rect.minY), rect.maxX, rect.maxY) < Fixed.limit
    else { return nil }
    return PixelRect(
      left: Int(rect.minX.rounded(.up)), top: Int(rect.minY.rounded(.up)),
      right: Int(rect.maxX.rounded(.down)), bottom: Int(rect.maxY.rounded(.down)))
  }
}

import Foundation
import Geometry
package import Raster

/// A shadow as it is drawn: a form that doesn't depend on the shadow's position, and that position.
///
/// The caster is moved by whole pixels, so that its pixels begin at the origin: a shadow that
/// rests, or moves by whole pixels, keeps the same form, unless it is larger than any canvas. Only
/// the caster's alpha is used, so its colours are removed.
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
  /// The pixels that the blurred picture can touch, in the form's coordinates.
  let area: PixelRect

  /// Creates a drawable shadow; nil if the shadow is empty.
  package init?(_ shadow: DisplayShadow) {
    guard shadow.sigma.isFinite else { return nil }
    let own = shadow.own
    if own.isEmpty { return nil }
    let sigma = min(max(shadow.sigma, 0), GaussianBlur.largest)
    // Limited, so that the moved caster stays within the limits for edges.
    left = max(own.left, -Self.farthest)
    top = max(own.top, -Self.farthest)
    let toOrigin = CGAffineTransform(
      translationX: shadow.offset.dx - Double(left), y: shadow.offset.dy - Double(top))
    form = Form(
      caster: shadow.caster.withoutHidden.map { $0.applying(toOrigin).asCaster },
      own: own.moved(x: -left, y: -top), sigma: sigma)
    area = form.own.grown(by: form.blur.spread)
  }

  /// The pixels of the canvas that the shadow can touch.
  var pixels: PixelRect { area.moved(x: left, y: top) }
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

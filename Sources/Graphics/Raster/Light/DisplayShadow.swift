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
  fileprivate var own: PixelRect {
    let all = caster.pixels
    let (x, y) = (Double(offset.dx), Double(offset.dy))
    guard !all.isEmpty, max(abs(x), abs(y)) <= Fixed.limit else { return .empty }
    return PixelRect(
      left: all.left + Int(x.rounded(.down)), top: all.top + Int(y.rounded(.down)),
      right: all.right + Int(x.rounded(.up)), bottom: all.bottom + Int(y.rounded(.up)))
  }
}

/// A shadow as it is drawn: what of it is the same wherever it lies, and where it lies.
///
/// The caster is moved by whole pixels, so that its pixels begin at the origin: a shadow that rests,
/// or moves by whole pixels, has the same form, unless it is larger than any canvas. Its colours are
/// gone, as its alpha alone counts.
package struct DrawnShadow {
  /// What makes the blurred picture, to the bit.
  package struct Form: Hashable, Sendable {
    package let caster: [DisplayItem]
    /// The caster's pixels; they begin at the origin.
    package let own: PixelRect
    package let sigma: Double

    var blur: GaussianBlur { GaussianBlur(sigma) }
  }

  private static let farthest = 1 << 16

  package let form: Form
  /// The canvas's place of the form's origin.
  package let left, top: Int
  /// The pixels that the blurred picture may touch, in the form's coordinates.
  let area: PixelRect

  /// Nil where nothing is cast.
  package init?(_ shadow: DisplayShadow) {
    guard shadow.sigma.isFinite else { return nil }
    let own = shadow.own
    if own.isEmpty { return nil }
    let sigma = min(max(shadow.sigma, 0), GaussianBlur.largest)
    // Not so far that what shows would leave the range in which edges are kept.
    (left, top) = (max(own.left, -Self.farthest), max(own.top, -Self.farthest))
    let toOrigin = CGAffineTransform(
      translationX: shadow.offset.dx - Double(left), y: shadow.offset.dy - Double(top))
    form = Form(
      caster: shadow.caster.withoutHidden.map { $0.applying(toOrigin).asCaster },
      own: own.moved(x: -left, y: -top), sigma: sigma)
    area = form.own.grown(by: form.blur.spread)
  }

  /// The pixels of the canvas that the shadow may touch.
  var pixels: PixelRect { area.moved(x: left, y: top) }
}

extension DisplayItem {
  /// The item without colours: what is drawn has the same alpha.
  fileprivate var asCaster: DisplayItem {
    switch self {
    case .fill(let shape, let projection, let fill):
      return .fill(
        shape, projection, fill.mapColors { Color(red: 0, green: 0, blue: 0, alpha: $0.alpha) })
    case .group(var group):
      group.items = group.items.map(\.asCaster)
      return .group(group)
    case .shadow(let shadow):
      return .shadow(
        DisplayShadow(
          caster: shadow.caster, offset: shadow.offset, sigma: shadow.sigma,
          color: Color(red: 0, green: 0, blue: 0, alpha: shadow.color.alpha)))
    case .dissolve, .backdrop: return self
    }
  }
}

extension [DisplayItem] {
  /// The items without those that lie within the first one, where that is opaque: they change its
  /// colours alone. What moves on a card leaves the card's shadow as it is.
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
  /// Pixels that the item covers whole, with an opaque colour.
  fileprivate var solid: PixelRect? {
    guard case .fill(let shape, .affine(let transform), .color(let color)) = self, color.alpha == 1,
      transform.b == 0, transform.c == 0, transform.isFinite
    else { return nil }
    let (box, inset): (CGRect, CGFloat)
    switch shape {
    case .rect(let rect): (box, inset) = (rect, 0)
    // A corner's middle is nearer to the corner than 0.3 radii.
    case .roundedRect(let rect, let radius), .continuousRect(let rect, let radius):
      (box, inset) = (rect, max(radius, 0) * 0.3)
    default: return nil
    }
    let rect = box.standardized.insetBy(dx: inset, dy: inset).applying(transform)
    guard !rect.isNull, max(abs(rect.minX), abs(rect.minY), rect.maxX, rect.maxY) < Fixed.limit
    else { return nil }
    return PixelRect(
      left: Int(rect.minX.rounded(.up)), top: Int(rect.minY.rounded(.up)),
      right: Int(rect.maxX.rounded(.down)), bottom: Int(rect.maxY.rounded(.down)))
  }

  /// Whether what is opaque beneath the item stays so.
  fileprivate var keepsOpaque: Bool {
    switch self {
    case .fill, .shadow, .dissolve: true
    case .group(let group):
      group.blendMode == .normal && group.items.allSatisfy(\.keepsOpaque)
    case .backdrop: false
    }
  }
}

extension PixelRect {
  /// This rectangle elsewhere.
  func moved(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}

package import Foundation
package import Geometry

// The bounds of items, and the groups that don't need an offscreen picture.

extension Shape {
  /// Returns the pixels that the shape can touch through `transform`; empty if the transform isn't
  /// finite.
  package func pixels(_ transform: Projection) -> PixelRect {
    guard transform.isFinite else { return .empty }
    var box = bounds.applying(transform)
    if case .stroke(_, let style) = self, style.width == 0 {
      // The width of a hairline is in canvas pixels; other widths are in the shape's coordinates.
      var line = style
      line.width = 1
      box = box.insetBy(dx: -line.reach, dy: -line.reach)
    }
    return box.isNull ? .empty : PixelRect(around: box)
  }
}

extension [PixelRect] {
  /// The smallest rectangle that contains all of them.
  var union: PixelRect { reduce(into: PixelRect.empty) { $0 = $0.union($1) } }
}

extension DisplayDissolve {
  /// The fraction in 255ths; 0 for NaN.
  package var fractionLevel: UInt32 { level(fraction) }
}

extension DisplayItem {
  /// The item in a simpler form: a group of one fill, without clip and mask, becomes that fill with
  /// its colour faded, and a dissolve that shows only one of its pictures becomes that picture.
  ///
  /// This form defines the appearance of these groups; it isn't an approximation. The colour is
  /// faded before it is rounded to 8 bits, so the pixels can differ by one level from a picture
  /// that is faded afterwards.
  package var folded: DisplayItem {
    switch self {
    case .group(let group):
      guard group.clip == nil, group.mask == nil, group.blendMode == .normal,
        group.items.count == 1, group.opacity > 0,
        case .fill(let shape, let transform, let fill) = group.items[0].folded
      else { return self }
      return .fill(shape, transform, fill.multiplied(byAlpha: min(group.opacity, 1)))
    case .dissolve(let dissolve):
      switch dissolve.fractionLevel {
      // Isolated, because backdrops and blend modes in a dissolve don't see the content beneath it.
      case 0: return DisplayItem.group(DisplayGroup(isIsolated: true, items: dissolve.from)).folded
      case 255: return DisplayItem.group(DisplayGroup(isIsolated: true, items: dissolve.to)).folded
      default: return self
      }
    default: return self
    }
  }
}

extension DisplayGroup {
  /// The opacity in 255ths; 0 for NaN.
  package var opacityLevel: UInt32 { level(opacity) }

  /// Whether the items can be drawn without an offscreen picture, apart from the effect of the
  /// clip.
  package var isPlain: Bool {
    opacityLevel == 255 && mask == nil && blendMode == .normal && !isIsolated
  }
}

/// Returns a fraction in 0…1 as 255ths; 0 for NaN.
private func level(_ share: Double) -> UInt32 {
  share > 0 ? UInt32((min(share, 1) * 255).rounded()) : 0
}

extension PixelRect {
  /// This rectangle in canvas coordinates.
  package var rect: CGRect { CGRect(x: left, y: top, width: width, height: height) }
}

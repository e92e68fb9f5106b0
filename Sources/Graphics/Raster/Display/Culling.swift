package import Foundation
package import Geometry

// What an item can touch at all, and which groups need no picture of their own.

extension Shape {
  /// The pixels that the shape may touch through `transform`; empty where that isn't finite.
  package func pixels(_ transform: Projection) -> PixelRect {
    guard transform.isFinite else { return .empty }
    var box = bounds.applying(transform)
    if case .stroke(_, let style) = self, style.width == 0 {
      // A hairline is as wide on the canvas as others are in their own coordinates.
      var line = style
      line.width = 1
      box = box.insetBy(dx: -line.reach, dy: -line.reach)
    }
    return box.isNull ? .empty : PixelRect(around: box)
  }
}

extension [PixelRect] {
  /// The least rectangle around all of them.
  var union: PixelRect { reduce(into: PixelRect.empty) { $0 = $0.union($1) } }
}

extension DisplayDissolve {
  /// The fraction in 255ths; 0 for what is not a number.
  package var fractionLevel: UInt32 { level(fraction) }
}

extension DisplayItem {
  /// The item, with groups of one fill, no clip and no mask turned into that fill, faded, and
  /// dissolves that show one of their pictures alone turned into that.
  ///
  /// This is what such a group means, not a shortcut: the colour is faded before it is rounded to
  /// 8 bits, so its pixels may differ by a level from those of a picture faded afterwards.
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
      // What looks at what lies beneath finds nothing in a dissolve, and so it does here.
      case 0: return DisplayItem.group(DisplayGroup(isIsolated: true, items: dissolve.from)).folded
      case 255: return DisplayItem.group(DisplayGroup(isIsolated: true, items: dissolve.to)).folded
      default: return self
      }
    default: return self
    }
  }
}

extension DisplayGroup {
  /// The opacity in 255ths; 0 for what is not a number.
  package var opacityLevel: UInt32 { level(opacity) }

  /// Whether the items need no picture of their own, but for what the clip does.
  package var isPlain: Bool {
    opacityLevel == 255 && mask == nil && blendMode == .normal && !isIsolated
  }
}

/// A share of 0…1 in 255ths; 0 for what is not a number.
private func level(_ share: Double) -> UInt32 {
  share > 0 ? UInt32((min(share, 1) * 255).rounded()) : 0
}

extension PixelRect {
  /// This rectangle in canvas coordinates.
  package var rect: CGRect { CGRect(x: left, y: top, width: width, height: height) }
}

package import Foundation
import Geometry
package import Raster

/// The recorded drawing of a layer as its contents: the items of a display list, which stay sharp
/// at any scale, and the layer's bounds at the time of drawing.
package final class LayerDrawing: Hashable {
  package let items: [DisplayItem]
  package let area: CGRect

  /// Whether this is the result of the layer's own `draw(in:)`, which the next drawing replaces or
  /// removes.
  let isOwn: Bool

  /// Creates a drawing from `items`, clipped to `area`, in the same coordinates.
  package convenience init(_ items: [DisplayItem], of area: CGRect) {
    self.init(items, of: area, isOwn: false)
  }

  init(_ items: [DisplayItem], of area: CGRect, isOwn: Bool) {
    let isWithin = items.stay(within: area)
    self.items =
      isWithin
      ? items
      : [.group(DisplayGroup(clip: Clip(.rect(area), CGAffineTransform.identity), items: items))]
    self.area = area
    self.isOwn = isOwn
  }

  /// Creates a drawing from `items`, not clipped to `area`, which is mapped onto the bounds.
  package init(whole items: [DisplayItem], of area: CGRect) {
    self.items = items
    self.area = area
    isOwn = false
  }

  package static func == (left: LayerDrawing, right: LayerDrawing) -> Bool {
    left === right || left.area == right.area && left.items == right.items
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(area) }
}

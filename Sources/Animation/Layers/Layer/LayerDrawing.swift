package import Foundation
import Geometry
package import Raster

/// What a layer has drawn, as its contents: the items of a display list, which stay sharp at any
/// scale, in the part of its coordinates that were its bounds.
package final class LayerDrawing: Hashable {
  package let items: [DisplayItem]
  package let area: CGRect

  /// Whether it is what a layer's own `draw(in:)` drew, which drawing anew replaces or removes.
  let isOwn: Bool

  /// What `items` show within `area`, in the same coordinates.
  package convenience init(_ items: [DisplayItem], of area: CGRect) {
    self.init(items, of: area, isOwn: false)
  }

  init(_ items: [DisplayItem], of area: CGRect, isOwn: Bool) {
    let isWithin = items.stay(within: area)
    self.items =
      isWithin
      ? items
      : [.group(DisplayGroup(clip: Clip(.rect(area), CGAffineTransform.identity), items: items))]
    (self.area, self.isOwn) = (area, isOwn)
  }

  /// What `items` show, outside of `area` too, which is what is laid onto the bounds.
  package init(whole items: [DisplayItem], of area: CGRect) {
    (self.items, self.area, isOwn) = (items, area, false)
  }

  package static func == (left: LayerDrawing, right: LayerDrawing) -> Bool {
    left === right || left.area == right.area && left.items == right.items
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(area) }
}

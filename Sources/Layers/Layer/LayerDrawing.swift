package import Foundation
import Geometry
package import Raster

/// What a layer has drawn, as its contents: the items of a display list, which stay sharp at any
/// scale, in the part of its coordinates that were its bounds.
package final class LayerDrawing: Hashable {
  package let items: [DisplayItem]
  package let area: CGRect

  /// What `items` show within `area`, in the same coordinates.
  package init(_ items: [DisplayItem], of area: CGRect) {
    let isWithin = items.stay(within: area)
    self.items =
      isWithin
      ? items
      : [.group(DisplayGroup(clip: Clip(.rect(area), CGAffineTransform.identity), items: items))]
    self.area = area
  }

  /// What `items` show, outside of `area` too, which is what is laid onto the bounds.
  package init(whole items: [DisplayItem], of area: CGRect) {
    (self.items, self.area) = (items, area)
  }

  package static func == (left: LayerDrawing, right: LayerDrawing) -> Bool {
    left === right || left.area == right.area && left.items == right.items
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(area) }
}

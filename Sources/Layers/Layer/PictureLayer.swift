package import Foundation
import Geometry
package import Raster

/// A layer that shows a picture taken before: the items of a display list, stretched to its bounds.
package final class PictureLayer: CALayer {
  private var items: [DisplayItem] = [] { didSet { noteLook() } }
  /// The part of the items' coordinates that fills the bounds.
  private var area = CGRect.zero { didSet { noteLook() } }
  /// How much at each edge keeps its size when the bounds grow.
  private var caps = (top: 0.0, left: 0.0, bottom: 0.0, right: 0.0) { didSet { noteLook() } }

  /// Shows what `items` hold within `area`; `caps` at its edges are not stretched.
  package func show(
    _ items: [DisplayItem], of area: CGRect,
    caps: (top: Double, left: Double, bottom: Double, right: Double) = (0, 0, 0, 0)
  ) {
    (self.items, self.area, self.caps) = (items, area, caps)
  }

  package override init() { super.init() }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? PictureLayer { show(other.items, of: other.area, caps: other.caps) }
  }

  package override func ownContent(of state: LayerState) -> [DisplayItem] {
    guard !items.isEmpty, area.width > 0, area.height > 0 else { return [] }
    let bounds = state.bounds
    if caps == (0, 0, 0, 0) || bounds.size == area.size { return piece(from: area, to: bounds) }
    let columns = Self.cuts(area.minX, area.maxX, bounds.minX, bounds.maxX, caps.left, caps.right)
    let rows = Self.cuts(area.minY, area.maxY, bounds.minY, bounds.maxY, caps.top, caps.bottom)
    return rows.flatMap { row in
      columns.map { column in
        let source = CGRect(x: column.from, y: row.from, width: column.size, height: row.size)
        let target = CGRect(x: column.to, y: row.to, width: column.newSize, height: row.newSize)
        let clip = Clip(.rect(target), CGAffineTransform.identity)
        return .group(DisplayGroup(clip: clip, items: piece(from: source, to: target)))
      }
    }
  }

  /// The items with `source` laid onto `target`.
  private func piece(from source: CGRect, to target: CGRect) -> [DisplayItem] {
    let (scaleX, scaleY) = (target.width / source.width, target.height / source.height)
    let place = CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: target.minX - source.minX * scaleX,
      ty: target.minY - source.minY * scaleY)
    return items.map { $0.applying(place) }
  }

  private struct Cut {
    let from, size, to, newSize: Double
  }

  /// The parts of one axis, old and new: cap, middle, cap; those without a size are left out.
  private static func cuts(
    _ low: Double, _ high: Double, _ newLow: Double, _ newHigh: Double, _ before: Double,
    _ after: Double
  ) -> [Cut] {
    let middle = (high - low - before - after, newHigh - newLow - before - after)
    return [
      Cut(from: low, size: before, to: newLow, newSize: before),
      Cut(from: low + before, size: middle.0, to: newLow + before, newSize: middle.1),
      Cut(from: high - after, size: after, to: newHigh - after, newSize: after),
    ].filter { $0.size > 0 && $0.newSize > 0 }
  }
}

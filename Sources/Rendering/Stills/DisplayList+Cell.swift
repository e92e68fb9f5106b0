import Foundation
import Geometry
import Raster

extension DisplayList {
  /// Returns the whole list, including the background, as one item that fills `cell`.
  func item(in cell: CGRect) -> DisplayItem {
    let toCell = CGAffineTransform(
      a: cell.width / CGFloat(width), b: 0, c: 0, d: cell.height / CGFloat(height), tx: cell.minX,
      ty: cell.minY)
    let ground = DisplayItem.fill(.rect(cell), CGAffineTransform.identity, background)
    return .group(
      DisplayGroup(
        clip: Clip(.rect(cell), CGAffineTransform.identity),
        items: [ground] + items.map { $0.applying(toCell) }))
  }
}

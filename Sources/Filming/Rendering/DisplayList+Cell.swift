import Foundation
import Geometry
import Raster

extension DisplayList {
  /// The whole list, background included, as one picture in `cell`.
  func item(in cell: CGRect, scale: CGFloat) -> DisplayItem {
    let toCell = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: cell.minX, ty: cell.minY)
    let ground = DisplayItem.fill(.rect(cell), CGAffineTransform.identity, background)
    return .group(
      DisplayGroup(
        clip: Clip(.rect(cell), CGAffineTransform.identity),
        items: [ground] + items.map { $0.applying(toCell) }))
  }
}

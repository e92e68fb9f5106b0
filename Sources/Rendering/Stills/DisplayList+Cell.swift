import Foundation
import Geometry
import Raster
import Rasterizer

extension DisplayList {
  /// Returns the whole list, including the background, as one item that fills `cell`.
  ///
  /// A list with backdrops is drawn as a picture first: they would show what is beside the cell.
  func item(in cell: CGRect, drawnBy renderer: inout Renderer) -> DisplayItem {
    if hasBackdrop, let picture = picture(of: cell.size, drawnBy: &renderer) {
      let image = ImageFill(CGImage(bitmap: picture), in: cell)
      return .fill(.rect(cell), .affine(.identity), .image(image))
    }
    let ground = DisplayItem.fill(.rect(cell), CGAffineTransform.identity, background)
    return .group(
      DisplayGroup(
        clip: Clip(.rect(cell), CGAffineTransform.identity),
        items: [ground] + items.map { $0.applying(toFill(cell)) }))
  }

  /// Returns the list drawn in a size, rounded to whole pixels.
  private func picture(of size: CGSize, drawnBy renderer: inout Renderer) -> Bitmap? {
    let area = CGRect(
      x: 0, y: 0, width: max(size.width.rounded(), 1), height: max(size.height.rounded(), 1))
    return renderer.render(
      DisplayList(
        width: Int(area.width), height: Int(area.height), background: background,
        items: items.map { $0.applying(toFill(area)) }))
  }

  private func toFill(_ area: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: area.width / CGFloat(width), b: 0, c: 0, d: area.height / CGFloat(height), tx: area.minX,
      ty: area.minY)
  }
}

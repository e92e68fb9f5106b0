import Foundation
import Geometry

/// A shape, projected onto the canvas, and its fill.
struct DisplayFill: DisplayElement {
  let shape: Shape
  let projection: Projection
  let fill: Fill

  init(_ shape: Shape, _ projection: Projection, _ fill: Fill) {
    self.shape = shape
    self.projection = projection
    self.fill = fill
  }

  var item: DisplayItem { .fill(shape, projection, fill) }

  func applying(_ projection: Projection) -> DisplayFill {
    DisplayFill(shape, self.projection.concatenating(projection), fill)
  }

  func mapColors(_ change: (Color) -> Color) -> DisplayFill {
    DisplayFill(shape, projection, fill.mapColors(change))
  }

  var pixels: PixelRect { shape.pixels(projection) }

  var hasBackdrop: Bool { false }

  func stays(within area: CGRect) -> Bool {
    // Tolerates rounding of edges that coincide with the area's.
    projection.isFinite
      && area.insetBy(dx: -1e-6, dy: -1e-6).contains(shape.bounds.applying(projection))
  }

  func add(to digest: inout Digest) { Self.add(shape, projection, fill, to: &digest) }

  static func add(
    _ shape: Shape, _ projection: Projection, _ fill: Fill, to digest: inout Digest
  ) {
    digest.add(10)
    digest.add(shape)
    digest.add(projection)
    digest.add(fill)
  }
}

import Geometry
package import Raster

/// Redrawing parts of a band.
extension Renderer {
  /// Draws `areas` of band `band` into `pixels`, which contains the band's rows; other pixels don't
  /// change. The content beneath the list's backdrops is shared through `backdrops`.
  package mutating func render(
    _ list: DisplayList, _ areas: [DamagedArea], ofBand band: Int,
    sharing backdrops: SharedBackdrops? = nil, into pixels: inout MutableSpan<UInt32>
  ) {
    shared = backdrops
    defer { shared = nil }
    let frame = Bands(width: list.width, height: list.height).area(of: band)
    precondition(pixels.count == frame.width * frame.height, "a band holds its rows")
    Surface.lend(&pixels, frame: frame) {
      for area in areas { draw(list, on: $0.clipped(to: area.pixels)) }
    }
  }
}

extension DisplayList {
  /// Returns the first item to draw for `area`, and whether it is drawn onto the background: an
  /// opaque shape that covers the whole area hides the background and all items before it.
  func bottom(of area: PixelRect) -> (index: Int, isOnBackground: Bool) {
    for index in items.indices.reversed() where reaches[index].contains(area) {
      if items[index].hides(area) { return (index, false) }
    }
    return (0, true)
  }
}

extension DisplayItem {
  /// Returns whether the item hides everything beneath it in `area`.
  fileprivate func hides(_ area: PixelRect) -> Bool { opaqueShape?.covers(area) ?? false }

  /// The shape inside which the item hides everything beneath it; nil if there is none.
  var opaqueShape: ConvexShape? {
    guard case .fill(let shape, let projection, let fill) = self,
      fill.isOpaque(through: projection)
    else { return nil }
    return ConvexShape(shape, projection)
  }
}

extension Fill {
  /// Returns whether every pixel of the fill, seen through `projection`, hides the content beneath;
  /// false if that would take a costly test. Images whose transform can't be inverted aren't drawn.
  fileprivate func isOpaque(through projection: Projection) -> Bool {
    switch self {
    case .color(let color): color.alpha == 1
    case .gradient: false
    case .image(let image):
      image.image.isOpaque && !image.isTemplate && image.color.alpha == 1
        && image.part.flatMap { image.map(projection, $0) } != nil
    }
  }
}

extension PixelRect {
  /// Returns whether the rectangle contains all pixels of `other`.
  func contains(_ other: PixelRect) -> Bool {
    left <= other.left && right >= other.right && top <= other.top && bottom >= other.bottom
  }

  /// Returns whether the rectangles have pixels in common.
  func meets(_ other: PixelRect) -> Bool {
    left < other.right && right > other.left && top < other.bottom && bottom > other.top
  }
}

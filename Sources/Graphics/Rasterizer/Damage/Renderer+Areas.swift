package import Raster

/// Redrawing parts of a band.
extension Renderer {
  /// Draws `areas` of band `band` into `pixels`, which contains the band's rows; other pixels don't
  /// change.
  package mutating func render(
    _ list: DisplayList, _ areas: [DamagedArea], ofBand band: Int,
    into pixels: inout MutableSpan<UInt32>
  ) {
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
    guard case .fill(let shape, let projection, let fill) = self, fill.isOpaque else { return nil }
    return ConvexShape(shape, projection)
  }
}

extension Fill {
  /// Whether every pixel of the fill hides the content beneath; false if that would take a costly
  /// test.
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha == 1
    case .gradient: false
    case .image(let image): image.image.isOpaque && !image.isTemplate && image.color.alpha == 1
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

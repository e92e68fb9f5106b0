package import Raster

/// Drawing parts of a band anew.
extension Renderer {
  /// Draws `areas` of band `band`, whose rows `pixels` holds; other pixels stay as they are.
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
  /// The first item to draw for what shows in `area`, and whether it stands on the background: an
  /// opaque shape that covers all of the area hides that, and the items before it.
  func bottom(of area: PixelRect) -> (index: Int, isOnBackground: Bool) {
    for index in items.indices.reversed() where reaches[index].contains(area) {
      if items[index].hides(area) { return (index, false) }
    }
    return (0, true)
  }
}

extension DisplayItem {
  /// Whether nothing beneath the item shows in `area`.
  fileprivate func hides(_ area: PixelRect) -> Bool {
    guard case .fill(let shape, let projection, let fill) = self, fill.isOpaque,
      let shape = ConvexShape(shape, projection)
    else { return false }
    return shape.covers(area)
  }
}

extension Fill {
  /// Whether every pixel that it fills hides what lies beneath; false where that is not plain at
  /// once.
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha == 1
    case .gradient: false
    case .image(let image): image.image.isOpaque && !image.isTemplate && image.color.alpha == 1
    }
  }
}

extension PixelRect {
  /// Whether all pixels of `other` are among these.
  func contains(_ other: PixelRect) -> Bool {
    left <= other.left && right >= other.right && top <= other.top && bottom >= other.bottom
  }

  /// Whether some pixels are in both.
  func meets(_ other: PixelRect) -> Bool {
    left < other.right && right > other.left && top < other.bottom && bottom > other.top
  }
}

import Raster

extension Renderer {
  /// Draws the background of a list within the scissor of `surface`, except where an opaque shape
  /// among the items from `first` on replaces it.
  func drawBackground(of list: DisplayList, from first: Int, on surface: Surface) {
    let area = surface.scissor
    let background = list.background.pixel.word
    let covers = Self.covers(list, from: first, in: area)
    var pixels = surface.pixels.mutableSpan
    var hidden: [Range<Int>] = []
    for y in area.top..<area.bottom {
      if (y - area.top).isMultiple(of: ConvexShape.rowsPerTest), !covers.isEmpty {
        let rows = y..<min(y + ConvexShape.rowsPerTest, area.bottom)
        hidden.removeAll(keepingCapacity: true)
        for cover in covers {
          hidden.append(cover.covered(rows).clamped(to: area.left..<area.right))
        }
        hidden.sort { $0.lowerBound < $1.lowerBound }
      }
      var start = area.left
      for columns in hidden where columns.upperBound > start {
        if columns.lowerBound > start {
          Compositing.store(
            background, &pixels, surface.index(x: start, y: y), columns.lowerBound - start)
        }
        start = columns.upperBound
      }
      if start < area.right {
        Compositing.store(background, &pixels, surface.index(x: start, y: y), area.right - start)
      }
    }
  }

  /// The largest number of shapes that are examined.
  private static let coverLimit = 16

  /// Returns large opaque shapes in `area`. Backdrops blur pixels into their surroundings, even those
  /// that are replaced later, so there are none beside a backdrop.
  private static func covers(
    _ list: DisplayList, from first: Int, in area: PixelRect
  ) -> [ConvexShape] {
    if list.hasBackdrop { return [] }
    var covers: [ConvexShape] = []
    for index in list.largeFills where index >= first && list.reaches[index].meets(area) {
      guard let shape = list.items[index].opaqueShape else { continue }
      covers.append(shape)
      if covers.count == coverLimit { break }
    }
    return covers
  }
}

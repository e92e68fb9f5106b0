import Raster

extension Renderer {
  /// Draws the background of a list within the scissor of `surface`, except where an opaque shape
  /// among the items from `first` on replaces it.
  func drawBackground(of list: DisplayList, from first: Int, on surface: Surface) {
    let area = surface.scissor
    let background = list.background.pixel.word
    let covers = Self.covers(list, from: first, in: area)
    if covers.isEmpty { return Compositing.store(background, area, of: surface) }
    var hidden: [Range<Int>] = []
    var part = area
    while part.top < area.bottom {
      part.bottom = min(part.top + ConvexShape.rowsPerTest, area.bottom)
      hidden.removeAll(keepingCapacity: true)
      for cover in covers { hidden.append(cover.covered(part.top..<part.bottom)) }
      hidden.sort { $0.lowerBound < $1.lowerBound }
      var gap = part
      for columns in hidden where columns.upperBound > gap.left {
        gap.right = min(columns.lowerBound, area.right)
        Compositing.store(background, gap, of: surface)
        gap.left = columns.upperBound
      }
      gap.right = area.right
      Compositing.store(background, gap, of: surface)
      part.top = part.bottom
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

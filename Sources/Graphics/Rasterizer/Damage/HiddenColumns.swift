import Raster

/// The columns of an area that opaque shapes replace, in strips of rows.
///
/// What an opaque shape replaces needn't be drawn before it.
struct HiddenColumns {
  private struct Part {
    var columns: Range<Int>
    /// The index of the shape's item.
    var item: Int
  }

  /// The number of rows that are examined together.
  private static let rowsPerStrip = 8
  /// The largest number of shapes that are examined: the frontmost ones.
  private static let shapeLimit = 64

  private let area: PixelRect
  /// Whether only the next item hides an item. A backdrop blurs pixels into their surroundings, also
  /// those that are replaced later.
  private let isNextOnly: Bool
  /// The hidden parts of all strips; those of a strip are sorted by their left ends.
  private var parts: [Part] = []
  /// For each strip, the end of its parts.
  private var ends: [Int] = []

  /// Examines the large opaque shapes in `area` among the items from `first` on.
  init(of list: DisplayList, from first: Int, in area: PixelRect) {
    self.area = area
    isNextOnly = list.hasBackdrop
    var shapes: [(item: Int, shape: ConvexShape)] = []
    for index in list.largeFills.reversed() where list.reaches[index].meets(area) {
      if index < first || shapes.count == Self.shapeLimit { break }
      guard let shape = list.items[index].opaqueShape else { continue }
      shapes.append((index, shape))
    }
    if shapes.isEmpty { return }
    for top in stride(from: area.top, to: area.bottom, by: Self.rowsPerStrip) {
      let rows = top..<min(top + Self.rowsPerStrip, area.bottom)
      for (item, shape) in shapes {
        let columns = shape.covered(rows)
        if !columns.isEmpty { parts.append(Part(columns: columns, item: item)) }
      }
      parts[(ends.last ?? 0)...].sort { $0.columns.lowerBound < $1.columns.lowerBound }
      ends.append(parts.count)
    }
  }

  /// Calls `body` with rectangles that together are `part`, which must be inside the area, without
  /// what shapes of the items after `item` replace.
  func forEachVisible(in part: PixelRect, after item: Int, _ body: (PixelRect) -> Void) {
    if parts.isEmpty { return body(part) }
    var visible = part
    while visible.top < part.bottom {
      let strip = (visible.top - area.top) / Self.rowsPerStrip
      visible.bottom = min(area.top + (strip + 1) * Self.rowsPerStrip, part.bottom)
      visible.left = part.left
      for hidden in parts[(strip == 0 ? 0 : ends[strip - 1])..<ends[strip]]
      where hidden.item > item && hidden.columns.upperBound > visible.left {
        if isNextOnly && hidden.item > item + 1 { continue }
        if hidden.columns.lowerBound >= part.right { break }
        visible.right = hidden.columns.lowerBound
        if !visible.isEmpty { body(visible) }
        visible.left = hidden.columns.upperBound
      }
      visible.right = part.right
      if !visible.isEmpty { body(visible) }
      visible.top = visible.bottom
    }
  }
}

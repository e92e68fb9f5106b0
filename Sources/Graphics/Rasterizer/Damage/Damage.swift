package import Raster

// The areas of a frame that have to be redrawn follow from the display lists, not from pixels:
//
//   two lists ── Damage: pairs their items; an item without an equal partner damages its tiles
//      │            (a solid shape that moves only those at its old and new edge: ConvexShape)
//    tiles ───── Damage.spread: damage around a backdrop also damages the backdrop
//      │
//    areas ───── a few rectangles for each band, drawn from the background (Renderer+Areas), or
//                   from the last item that covers everything beneath it
//
// Where no tile is damaged, the same items touch each pixel, in the same order, as in the frame
// before, so the pixel is the same.

/// The areas in which a display list differs from the one before it.
package struct Damage {
  private var tiles: TileSet

  /// Compares two lists; without an old list, the whole canvas is damaged.
  package init(from old: DisplayList?, to new: DisplayList) {
    tiles = TileSet(Bands(width: new.width, height: new.height))
    guard let old, old.width == new.width, old.height == new.height,
      old.background == new.background
    else {
      tiles.insert(tiles.canvas)
      return
    }
    compare(
      ReachedItems(old.items, old.reaches), ReachedItems(new.items, new.reaches), tiles.canvas)
    if !tiles.isEmpty, new.hasBackdrop { spread(new.items) }
  }

  /// Whether nothing has changed.
  package var isEmpty: Bool { tiles.isEmpty }

  /// Returns whether some pixels of `area`, which must be on the canvas, can have changed.
  func touches(_ area: PixelRect) -> Bool {
    let columns = TileSet.tiles(area.left..<area.right)
    return TileSet.tiles(area.top..<area.bottom).contains { row in
      tiles.runs(inRow: row).contains { $0.overlaps(columns) }
    }
  }

  /// Returns the damaged areas of band `band`; they can contain undamaged pixels.
  package func areas(ofBand band: Int) -> [DamagedArea] {
    let rows = [2 * band, 2 * band + 1]
    let damaged = rows.flatMap { row in tiles.runs(inRow: row).map { tiles.area(row: row, $0) } }
    var areas: [PixelRect] = []
    for area in damaged.sorted(by: { $0.left < $1.left }) {
      if let last = areas.last, area.left <= last.right + Self.gap {
        areas[areas.count - 1] = last.union(area)
      } else {
        areas.append(area)
      }
    }
    return areas.map { DamagedArea(pixels: $0) }
  }

  /// The largest distance, in pixels, between areas that are merged: most of the cost of an area is
  /// the edges in it, and two areas process twice as many.
  private static let gap = 3 * TileSet.side
}

/// A rectangle of pixels to redraw.
package struct DamagedArea: Hashable, Sendable {
  let pixels: PixelRect

  /// Creates an area with all pixels of a band.
  package init(band: Int, of bands: Bands) { pixels = bands.area(of: band) }

  init(pixels: PixelRect) { self.pixels = pixels }

  /// The columns.
  package var columns: Range<Int> { pixels.left..<pixels.left + pixels.width }

  /// The rows, counted from the top of the band that contains the area.
  package var rowsInBand: Range<Int> {
    let top = pixels.top % Bands.height
    return top..<top + pixels.height
  }

  /// The number of pixels.
  package var pixelCount: Int { pixels.width * pixels.height }
}

// MARK: Pairing items

extension Damage {
  /// The number of items that are searched for a partner if one list has more items than the other.
  private static let lookahead = 16

  /// Adds the tiles within `clip` in which `new` differs from `old`, if both are drawn over the
  /// same content.
  private mutating func compare(_ old: ReachedItems, _ new: ReachedItems, _ clip: PixelRect) {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    if start == old.count, start == new.count { return }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    if oldEnd == newEnd {
      change(old, start, new, start, clip)
      for index in start + 1..<max(newEnd, start + 1) where old[index] != new[index] {
        change(old, index, new, index, clip)
      }
    } else {
      match(old, start..<oldEnd, new, start..<newEnd, clip)
    }
  }

  /// Pairs items of lists with different lengths, in order; items without a partner are damage.
  private mutating func match(
    _ old: ReachedItems, _ oldRange: Range<Int>, _ new: ReachedItems, _ newRange: Range<Int>,
    _ clip: PixelRect
  ) {
    var (i, j) = (oldRange.lowerBound, newRange.lowerBound)
    while i < oldRange.upperBound, j < newRange.upperBound {
      if old[i] == new[j] {
        i += 1
        j += 1
        continue
      }
      let gone = (i..<oldRange.upperBound).prefix(Self.lookahead).first { old[$0] == new[j] }
      let come = (j..<newRange.upperBound).prefix(Self.lookahead).first { new[$0] == old[i] }
      if let gone, gone - i <= (come ?? .max) - j {
        for index in i..<gone { tiles.insert(old.reaches[index].intersection(clip)) }
        i = gone
      } else if let come {
        for index in j..<come { tiles.insert(new.reaches[index].intersection(clip)) }
        j = come
      } else {
        change(old, i, new, j, clip)
        i += 1
        j += 1
      }
    }
    for index in i..<oldRange.upperBound { tiles.insert(old.reaches[index].intersection(clip)) }
    for index in j..<newRange.upperBound { tiles.insert(new.reaches[index].intersection(clip)) }
  }

  /// Adds the tiles that change when item `j` of `new` replaces item `i` of `old`.
  private mutating func change(
    _ old: ReachedItems, _ i: Int, _ new: ReachedItems, _ j: Int, _ clip: PixelRect
  ) {
    let (from, to) = (old.reaches[i], new.reaches[j])
    if from.isSmall && to.isSmall || !change(old[i].folded, new[j].folded, from.union(to), clip) {
      tiles.insert(from.intersection(clip))
      tiles.insert(to.intersection(clip))
    }
  }

  /// Adds the tiles that change when `new` replaces `old`, both within `area`; returns false if it
  /// isn't known that there are fewer than both touch.
  private mutating func change(
    _ old: DisplayItem, _ new: DisplayItem, _ area: PixelRect, _ clip: PixelRect
  ) -> Bool {
    switch (old, new) {
    case (
      .fill(let oldShape, let oldPlace, let oldFill), .fill(let newShape, let newPlace, let newFill)
    ):
      guard oldFill == newFill, case .color = oldFill, let before = ConvexShape(oldShape, oldPlace),
        let after = ConvexShape(newShape, newPlace)
      else { return false }
      insertEdges(of: before, after, within: area.intersection(clip))
      return true
    case (.group(let before), .group(let after)):
      guard before.draws(like: after) else { return false }
      let box = after.clip.map { clip.intersection($0.shape.pixels($0.transform)) } ?? clip
      compare(before.mask ?? [], after.mask ?? [], box)
      compare(
        ReachedItems(before.items, before.reaches), ReachedItems(after.items, after.reaches), box)
      return true
    case (.dissolve(let before), .dissolve(let after)):
      guard before.fractionLevel == after.fractionLevel else { return false }
      compare(before.from, after.from, clip)
      compare(before.to, after.to, clip)
      return true
    default: return false
    }
  }

  private mutating func compare(
    _ old: [DisplayItem], _ new: [DisplayItem], _ clip: PixelRect
  ) {
    compare(
      ReachedItems(old, old.map(\.pixels)), ReachedItems(new, new.map(\.pixels)), clip)
  }

  /// Adds the tiles that are neither completely inside nor completely outside of both shapes;
  /// inside of both, the colour stays the same.
  private mutating func insertEdges(
    of old: ConvexShape, _ new: ConvexShape, within area: PixelRect
  ) {
    let area = area.intersection(tiles.canvas)
    if area.isEmpty { return }
    let side = TileSet.side
    for row in TileSet.tiles(area.top..<area.bottom) {
      let pixels = row * side..<(row + 1) * side
      let touched = Self.hull(old.touched(pixels), new.touched(pixels))
        .clamped(to: area.left..<area.right)
      if touched.isEmpty { continue }
      let inside = old.covered(pixels).clamped(to: new.covered(pixels))
        .clamped(to: 0..<tiles.canvas.right)
      let columns = TileSet.tiles(touched)
      // Only complete tiles, except for the last one, which can extend beyond the canvas.
      let first = (inside.lowerBound + side - 1) / side
      let last =
        inside.upperBound == tiles.canvas.right ? tiles.columns : inside.upperBound / side
      guard first < last else {
        tiles.insert(row: row, columns)
        continue
      }
      tiles.insert(row: row, columns.clamped(to: 0..<first))
      tiles.insert(row: row, columns.clamped(to: last..<max(last, columns.upperBound)))
    }
  }

  private static func hull(_ first: Range<Int>, _ second: Range<Int>) -> Range<Int> {
    if first.isEmpty { return second }
    if second.isEmpty { return first }
    return min(first.lowerBound, second.lowerBound)..<max(first.upperBound, second.upperBound)
  }
}

/// Items with the pixels that each can touch.
private struct ReachedItems {
  let items: [DisplayItem]
  let reaches: [PixelRect]

  init(_ items: [DisplayItem], _ reaches: [PixelRect]) {
    self.items = items
    self.reaches = reaches
  }

  var count: Int { items.count }
  subscript(index: Int) -> DisplayItem { items[index] }
}

extension DisplayGroup {
  /// Returns whether the group processes the pixels of its contents in the same way as `other`, so
  /// that both differ only where their contents differ.
  fileprivate func draws(like other: DisplayGroup) -> Bool {
    opacity == other.opacity && clip == other.clip && blendMode == other.blendMode
      && isIsolated == other.isIsolated && blendsWithBackdrop == other.blendsWithBackdrop
      && (mask == nil) == (other.mask == nil)
      && (itemsBackdropReach > 0) == (other.itemsBackdropReach > 0)
      && holdsOneFill == other.holdsOneFill
  }

  /// Whether the group contains exactly one fill, which can be drawn without an offscreen picture.
  private var holdsOneFill: Bool {
    guard items.count == 1, case .fill = items[0].folded else { return false }
    return true
  }
}

// MARK: Backdrops

extension Damage {
  /// Adds the areas of backdrops that show damage around them.
  private mutating func spread(_ items: [DisplayItem]) {
    for item in items where item.hasBackdrop {
      if case .backdrop(let backdrop) = item { spread(backdrop) }
      for part in item.parts { spread(part) }
    }
  }

  private mutating func spread(_ backdrop: DisplayBackdrop) {
    let area = backdrop.pixels.intersection(tiles.canvas)
    if area.isEmpty { return }
    let reach = backdrop.backdropReach
    var seen = TileSet(tiles.bands)
    for row in TileSet.tiles(area.grown(by: reach).intersection(tiles.canvas).rows) {
      for run in tiles.runs(inRow: row) {
        seen.insert(tiles.area(row: row, run).grown(by: reach).intersection(area))
      }
    }
    tiles.formUnion(seen)
  }
}

extension PixelRect {
  /// Whether the rectangle contains at most one whole tile: the shapes in it are not worth examining.
  fileprivate var isSmall: Bool { width < 2 * TileSet.side && height < 2 * TileSet.side }

  fileprivate var rows: Range<Int> { top..<max(top, bottom) }
}

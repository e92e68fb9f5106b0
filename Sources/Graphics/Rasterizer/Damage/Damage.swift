package import Raster

// What a frame has to draw anew follows from the display lists, not from pixels:
//
//   two lists ── Damage: pairs their items; what has no equal partner damages the tiles it touches
//      │            (of a solid shape that moves, those at its old and new edge: ConvexShape)
//    tiles ───── Damage.spread: what a backdrop sees changes where it shows it
//      │
//    areas ───── a few rectangles for each band, drawn from their background up (Renderer+Areas),
//                   or from the last thing on that hides all beneath it
//
// Where no tile is damaged the items that touch a pixel are the same, in the same order, as in the
// frame before; and so is the pixel.

/// Where a display list shows something else than the one before it.
package struct Damage {
  private var tiles: TileSet

  /// Everything, where there is no list before.
  package init(from old: DisplayList?, to new: DisplayList) {
    tiles = TileSet(Bands(width: new.width, height: new.height))
    guard let old, old.width == new.width, old.height == new.height,
      old.background == new.background
    else {
      tiles.insert(tiles.canvas)
      return
    }
    compare(old.items, new.items, tiles.canvas)
    if !tiles.isEmpty, new.items.hasBackdrop { spread(new.items) }
  }

  /// Whether nothing differs.
  package var isEmpty: Bool { tiles.isEmpty }

  /// The damaged pixels of band `band`, and perhaps some more.
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

  /// Areas that are no farther apart, in pixels, are drawn as one: most of what an area costs are the
  /// edges in it, and twice as many areas have twice as many.
  private static let gap = 3 * TileSet.side
}

/// A rectangle of pixels to draw anew.
package struct DamagedArea: Hashable, Sendable {
  let pixels: PixelRect

  /// All pixels of a band.
  package init(band: Int, of bands: Bands) { pixels = bands.area(of: band) }

  init(pixels: PixelRect) { self.pixels = pixels }

  /// Its columns.
  package var columns: Range<Int> { pixels.left..<pixels.left + pixels.width }

  /// Its rows, counted from the top of the band that it lies in.
  package var rowsInBand: Range<Int> {
    let top = pixels.top % Bands.height
    return top..<top + pixels.height
  }

  /// How many pixels it has.
  package var pixelCount: Int { pixels.width * pixels.height }
}

// MARK: Pairing items

extension Damage {
  /// How far ahead a partner is looked for when one list has more items than the other.
  private static let lookahead = 16

  /// Adds the tiles within `clip` in which `new` shows something else than `old`, on the same ground.
  private mutating func compare(
    _ old: [DisplayItem], _ new: [DisplayItem], _ clip: PixelRect
  ) {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    if start == old.count, start == new.count { return }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    let (old, new) = (old[start..<oldEnd], new[start..<newEnd])
    if old.count == new.count {
      for (before, after) in zip(old, new) where before != after { change(before, after, clip) }
    } else {
      match(old, new, clip)
    }
  }

  /// Pairs items of lists of different lengths, in order; those without a partner are damage.
  private mutating func match(
    _ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>, _ clip: PixelRect
  ) {
    var (i, j) = (old.startIndex, new.startIndex)
    while i < old.endIndex, j < new.endIndex {
      if old[i] == new[j] {
        (i, j) = (i + 1, j + 1)
        continue
      }
      let gone = old[i...].prefix(Self.lookahead).firstIndex { $0 == new[j] }
      let come = new[j...].prefix(Self.lookahead).firstIndex { $0 == old[i] }
      if let gone, gone - i <= (come ?? .max) - j {
        for item in old[i..<gone] { insert(item, clip) }
        i = gone
      } else if let come {
        for item in new[j..<come] { insert(item, clip) }
        j = come
      } else {
        change(old[i], new[j], clip)
        (i, j) = (i + 1, j + 1)
      }
    }
    for item in old[i...] { insert(item, clip) }
    for item in new[j...] { insert(item, clip) }
  }

  private mutating func insert(_ item: DisplayItem, _ clip: PixelRect) {
    tiles.insert(item.pixels.intersection(clip))
  }

  /// Adds what an item that takes the place of another changes.
  private mutating func change(_ old: DisplayItem, _ new: DisplayItem, _ clip: PixelRect) {
    switch (old.folded, new.folded) {
    case (
      .fill(let oldShape, let oldPlace, let oldFill), .fill(let newShape, let newPlace, let newFill)
    ):
      if oldFill == newFill, case .color = oldFill, let before = ConvexShape(oldShape, oldPlace),
        let after = ConvexShape(newShape, newPlace)
      {
        let area = oldShape.pixels(oldPlace).union(newShape.pixels(newPlace))
        return insertEdges(of: before, after, within: area.intersection(clip))
      }
    case (.group(let before), .group(let after)):
      if before.draws(like: after) {
        let box = after.clip.map { clip.intersection($0.shape.pixels($0.transform)) } ?? clip
        compare(before.mask ?? [], after.mask ?? [], box)
        return compare(before.items, after.items, box)
      }
    case (.dissolve(let before), .dissolve(let after)):
      if before.fractionLevel == after.fractionLevel {
        compare(before.from, after.from, clip)
        return compare(before.to, after.to, clip)
      }
    default: break
    }
    insert(old, clip)
    insert(new, clip)
  }

  /// Adds the tiles that are not wholly inside, nor wholly outside, of both shapes: inside of both the
  /// colour stays.
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
      // Whole tiles alone, but for the last one, of which the canvas may show a part.
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

extension DisplayGroup {
  /// Whether the group does with what it holds, pixel by pixel, what another does: then they differ
  /// only where that differs.
  fileprivate func draws(like other: DisplayGroup) -> Bool {
    opacity == other.opacity && clip == other.clip && blendMode == other.blendMode
      && isIsolated == other.isIsolated && meetsBeneath == other.meetsBeneath
      && (mask == nil) == (other.mask == nil) && (sight > 0) == (other.sight > 0)
      && holdsOneFill == other.holdsOneFill
  }

  /// Whether it holds one fill alone, which may be drawn without a picture of its own.
  private var holdsOneFill: Bool {
    guard items.count == 1, case .fill = items[0].folded else { return false }
    return true
  }
}

// MARK: Backdrops

extension Damage {
  /// Adds what backdrops show of the damage around them.
  private mutating func spread(_ items: [DisplayItem]) {
    for item in items where item.hasBackdrop {
      if case .backdrop(let backdrop) = item { spread(backdrop) }
      for part in item.parts { spread(part) }
    }
  }

  private mutating func spread(_ backdrop: DisplayBackdrop) {
    let area = backdrop.pixels.intersection(tiles.canvas)
    if area.isEmpty { return }
    let reach = backdrop.sightBeneath
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
  fileprivate var rows: Range<Int> { top..<max(top, bottom) }
}

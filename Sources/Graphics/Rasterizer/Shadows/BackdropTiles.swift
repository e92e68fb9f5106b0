import Raster
import Synchronization

/// A canvas on the coarsest grid of a blur, in tiles that are drawn on first use.
///
/// Cells beyond the canvas repeat its outermost pixels. Those that contain no pixel of the canvas
/// equal their neighbours, so the grid needs only one or two cells beyond each edge.
struct BackdropTiles: Sendable {
  /// A part of the grid. The thread that needs it first computes it, and others wait.
  private final class Tile: Sendable {
    let plane = Mutex<Plane?>(nil)
  }

  /// The smallest size of a tile in pixels. Larger tiles draw fewer pixels twice, because content is
  /// drawn up to 2ʰ − 1 pixels around a tile after h halvings; smaller ones draw less where little
  /// changes, and occupy more threads.
  private static let smallest = (width: 512, height: 128)

  /// The number of times the pixels are halved.
  let halvings: Int
  private let canvas: PixelRect
  /// All different cells.
  private let cells: PixelRect
  /// The size of a tile in cells.
  private let width, height: Int
  private let columns: Int
  private var tiles: [Tile]

  /// Creates the tiles for a canvas of the list's size; none of them is drawn.
  init(_ list: DisplayList, _ halvings: Int) {
    self.halvings = halvings
    canvas = PixelRect(left: 0, top: 0, right: list.width, bottom: list.height)
    let beyond = (2 << halvings) - 3
    cells = PixelRect(
      left: -2, top: -2, right: (list.width + beyond) >> halvings + 1,
      bottom: (list.height + beyond) >> halvings + 1)
    width = max(Self.smallest.width >> halvings, 16)
    height = max(Self.smallest.height >> halvings, 16)
    columns = (cells.width + width - 1) / width
    let rows = (cells.height + height - 1) / height
    tiles = (0..<columns * rows).map { _ in Tile() }
  }

  /// Returns the size of the tiles that `area` of the canvas needs, in bytes.
  func byteCount(for area: PixelRect) -> Int {
    let area = area.intersection(canvas)
    return 8 * (area.width >> halvings + 4) * (area.height >> halvings + 4)
  }

  /// Takes the tiles of an earlier frame whose content, `old`, doesn't differ from the content
  /// `new` of this one.
  mutating func keepTiles(of earlier: BackdropTiles, _ old: DisplayList, _ new: DisplayList) {
    guard earlier.halvings == halvings, earlier.canvas == canvas else { return }
    let damage = Damage(from: old, to: new)
    for index in tiles.indices where !damage.touches(pixels(of: area(of: index))) {
      tiles[index] = earlier.tiles[index]
    }
  }

  /// Returns `area` of the grid. `draw` draws a part of the canvas on the grid.
  func plane(
    of area: PixelRect, _ draw: (_ pixels: PixelRect, _ cells: PixelRect) -> Plane
  ) -> Plane {
    var result = Plane(area, channels: 4)
    let needed = tiles(for: area)
    // Tiles that another thread is drawing come last.
    var busy: [Int] = []
    for index in needed where !copy(tile: index, to: &result, isWaiting: false, draw) {
      busy.append(index)
    }
    for index in busy { _ = copy(tile: index, to: &result, isWaiting: true, draw) }
    repeatEdges(of: &result)
    return result
  }

  /// Copies a tile to the same cells of `plane`, after drawing it if necessary. Returns false if
  /// another thread is drawing it and `isWaiting` is false.
  private func copy(
    tile index: Int, to plane: inout Plane, isWaiting: Bool,
    _ draw: (_ pixels: PixelRect, _ cells: PixelRect) -> Plane
  ) -> Bool {
    let area = area(of: index)
    func drawn(_ kept: inout Plane?) -> Plane {
      if let kept { return kept }
      let plane = draw(pixels(of: area), area)
      kept = plane
      return plane
    }
    let tile = tiles[index]
    let kept =
      isWaiting
      ? tile.plane.withLock { drawn(&$0) } : tile.plane.withLockIfAvailable { drawn(&$0) }
    guard let kept else { return false }
    let shared = area.intersection(plane.area)
    for y in shared.top..<shared.bottom {
      plane.copy(shared.left..<shared.right, inRow: y, of: kept, row: y)
    }
    return true
  }

  /// Fills the cells of a plane that are beyond the grid.
  private func repeatEdges(of plane: inout Plane) {
    let inside = plane.area.intersection(cells)
    precondition(!inside.isEmpty, "a plane has cells of the grid")
    for y in inside.top..<inside.bottom { plane.repeatEdges(inRow: y, of: inside) }
    for y in plane.area.top..<plane.area.bottom where y < inside.top || y >= inside.bottom {
      plane.copyRow(min(max(y, inside.top), inside.bottom - 1), to: y)
    }
  }

  /// Returns the tiles that contain cells of `area`.
  private func tiles(for area: PixelRect) -> [Int] {
    let area = area.intersection(cells)
    if area.isEmpty { return [] }
    let rows = (area.top - cells.top) / height...(area.bottom - 1 - cells.top) / height
    let places = (area.left - cells.left) / width...(area.right - 1 - cells.left) / width
    return rows.flatMap { row in places.map { row * columns + $0 } }
  }

  /// Returns the cells of a tile.
  private func area(of tile: Int) -> PixelRect {
    let left = cells.left + tile % columns * width
    let top = cells.top + tile / columns * height
    return PixelRect(left: left, top: top, right: left + width, bottom: top + height)
      .intersection(cells)
  }

  /// Returns the pixels of the canvas that `cells` are computed from: those they touch or, beyond
  /// the canvas, the nearest.
  private func pixels(of cells: PixelRect) -> PixelRect {
    let size = 1 << halvings
    return PixelRect(
      left: min(max(cells.left * size - size + 1, 0), canvas.right - 1),
      top: min(max(cells.top * size - size + 1, 0), canvas.bottom - 1),
      right: min(max(cells.right * size + size - 1, 1), canvas.right),
      bottom: min(max(cells.bottom * size + size - 1, 1), canvas.bottom))
  }
}

extension Plane {
  /// Repeats the outermost pixels of a row, which are those of `inside`, beside them.
  fileprivate mutating func repeatEdges(inRow y: Int, of inside: PixelRect) {
    let start = area.index(x: area.left, y: y) * channels
    let first = (inside.left - area.left) * channels
    let last = (inside.right - area.left) * channels
    for index in 0..<first { values[start + index] = values[start + first + index % channels] }
    for index in last..<stride {
      values[start + index] = values[start + last - channels + index % channels]
    }
  }

  /// Copies row `source` to row `y`.
  fileprivate mutating func copyRow(_ source: Int, to y: Int) {
    let from = (source - area.top) * stride
    let to = (y - area.top) * stride
    for index in 0..<stride { values[to + index] = values[from + index] }
  }
}

import Raster

/// A set of a canvas's tiles, which are squares of `side` pixels; one bit each.
struct TileSet {
  /// The side of a tile in pixels; a band has two rows of tiles.
  static let side = Bands.height / 2

  let bands: Bands
  /// The canvas's pixels.
  let canvas: PixelRect
  /// The number of tiles in a row, and in a column.
  let columns, rows: Int
  private let wordsPerRow: Int
  /// The bits, row by row; no words for an empty set.
  private var words: [UInt64] = []

  var isEmpty: Bool { words.isEmpty }

  init(_ bands: Bands) {
    self.bands = bands
    canvas = PixelRect(left: 0, top: 0, right: bands.width, bottom: bands.height)
    columns = (bands.width + Self.side - 1) / Self.side
    rows = (bands.height + Self.side - 1) / Self.side
    wordsPerRow = (columns + 63) / 64
  }

  /// Adds every tile that contains a pixel of `area`.
  mutating func insert(_ area: PixelRect) {
    let area = area.intersection(canvas)
    if area.isEmpty { return }
    let columns = Self.tiles(area.left..<area.right)
    for row in Self.tiles(area.top..<area.bottom) { insert(row: row, columns) }
  }

  /// Adds tiles in one row of tiles.
  mutating func insert(row: Int, _ columns: Range<Int>) {
    if columns.isEmpty { return }
    if words.isEmpty { words = Array(repeating: 0, count: wordsPerRow * rows) }
    let base = row * wordsPerRow
    for word in columns.lowerBound >> 6...(columns.upperBound - 1) >> 6 {
      let from = max(columns.lowerBound - word << 6, 0)
      let count = min(columns.upperBound - word << 6, 64) - from
      words[base + word] |= (count == 64 ? ~0 : 1 << UInt64(count) - 1) << UInt64(from)
    }
  }

  mutating func formUnion(_ other: TileSet) {
    if words.isEmpty { words = other.words }
    for index in other.words.indices { words[index] |= other.words[index] }
  }

  /// Returns the tiles that contain some of `pixels`.
  static func tiles(_ pixels: Range<Int>) -> Range<Int> {
    pixels.lowerBound / side..<(pixels.upperBound + side - 1) / side
  }

  /// Returns the runs of adjacent tiles in a row of tiles, from left to right.
  func runs(inRow row: Int) -> [Range<Int>] {
    if row >= rows || isEmpty { return [] }
    var runs: [Range<Int>] = []
    for word in 0..<wordsPerRow {
      var bits = words[row * wordsPerRow + word]
      while bits != 0 {
        let start = bits.trailingZeroBitCount
        let length = (~(bits >> UInt64(start))).trailingZeroBitCount
        bits &= length + start == 64 ? 0 : ~0 << UInt64(start + length)
        let first = word << 6 + start
        if let last = runs.last, last.upperBound == first {
          runs[runs.count - 1] = last.lowerBound..<first + length
        } else {
          runs.append(first..<first + length)
        }
      }
    }
    return runs
  }

  /// Returns the pixels of tiles in one row of tiles, clipped to the canvas.
  func area(row: Int, _ columns: Range<Int>) -> PixelRect {
    PixelRect(
      left: columns.lowerBound * Self.side, top: row * Self.side,
      right: columns.upperBound * Self.side, bottom: (row + 1) * Self.side
    ).intersection(canvas)
  }
}

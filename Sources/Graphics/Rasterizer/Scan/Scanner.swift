import CKernels
import Geometry
import Raster

/// Converts edges to runs of equal coverage, row by row, and passes them to a paint.
///
/// Each piece of an edge adds its signed area to the one or two columns that it touches
/// (`Coverage.part`); the running sum along a row is then the coverage. For outlines that can
/// overlap, only the pieces at the border of the inside are added (`Overlaps`). Only touched
/// columns are visited: a bit per column marks them, and between two marked columns the sum is
/// constant, so that the inside of a shape is one run and the outside costs nothing. Rows are
/// processed in chunks that fit into the cache.
struct Scanner {
  /// The changes of the running sum, all zero between scans.
  private var cells: [Int32] = []
  /// One bit for each cell that can be nonzero; all zero between scans.
  private var marks: [UInt64] = []

  private var overlaps = Overlaps()
  private var chunks = EdgeChunks()

  /// The largest number of cells in a chunk, unless one row needs more: 256 KB.
  private static let chunkCells = 1 << 16

  /// Fills the inside of `outline` with `paint` within the scissor of `surface`.
  mutating func fill<P: Paint>(
    _ outline: borrowing EdgeList, _ rule: CGPathFillRule, _ paint: P, on surface: Surface
  ) {
    let window = outline.bounds.intersection(surface.scissor)
    guard outline.isValid, !window.isEmpty, outline.count > 0 else { return }
    // One column more than is visible, for the rest of a piece in the last column.
    let words = (window.width + 64) / 64
    // Several chunks have a power of two rows, so that an edge's chunks are found without
    // divisions.
    let rowLimit = max(1, Self.chunkCells / (words * 64))
    let rowShift = Int.bitWidth - 1 - rowLimit.leadingZeroBitCount
    let rowsPerChunk = window.height <= rowLimit ? window.height : 1 << rowShift
    let wordCount = words * rowsPerChunk
    let cellCount = CellRow.stride(words: words) * rowsPerChunk
    if marks.count < wordCount { marks += repeatElement(0, count: wordCount - marks.count) }
    if cells.count < cellCount { cells += repeatElement(0, count: cellCount - cells.count) }
    let isSorted =
      window.height > rowLimit
      && chunks.sort(outline, rows: window.top..<window.bottom, shift: rowShift)
    let sorted = chunks.edges
    var chunk = window
    while chunk.top < window.bottom {
      chunk.bottom = min(chunk.top + rowsPerChunk, window.bottom)
      if isSorted {
        let range = chunks.range((chunk.top - window.top) >> rowShift)
        accumulate(sorted.span.extracting(range), rule, chunk, words, outline.mayOverlap)
      } else {
        let edges = outline.storage.span.extracting(0..<outline.count)
        accumulate(edges, rule, chunk, words, outline.mayOverlap)
      }
      Self.sweep(&cells, &marks, paint, chunk, words, on: surface)
      chunk.top = chunk.bottom
    }
  }

  private mutating func accumulate(
    _ edges: Span<Edge>, _ rule: CGPathFillRule, _ chunk: PixelRect, _ words: Int,
    _ mayOverlap: Bool
  ) {
    if mayOverlap {
      overlaps.accumulate(edges, rule, chunk, words, &cells, &marks)
    } else {
      Self.accumulate(edges, chunk, words, &cells, &marks)
    }
  }

  /// Adds the areas of all edges within the rows of `chunk`.
  private static func accumulate(
    _ edges: Span<Edge>, _ chunk: PixelRect, _ words: Int, _ cells: inout [Int32],
    _ marks: inout [UInt64]
  ) {
    let stride = CellRow.stride(words: words)
    precondition(
      chunk.width < words * 64 && chunk.height * words <= marks.count
        && chunk.height * stride <= cells.count)
    edges.withUnsafeBufferPointer { edges in
      cells.withUnsafeMutableBufferPointer { cells in
        marks.withUnsafeMutableBufferPointer { marks in
          guard let first = edges.baseAddress, let cells = cells.baseAddress,
            let marks = marks.baseAddress
          else { return }
          let all = flipbook_cells(
            cells: cells, marks: marks, cells_per_row: stride, words_per_row: words,
            width: chunk.width)
          flipbook_accumulate(first, edges.count, all, chunk.left, chunk.top, chunk.bottom)
        }
      }
    }
  }

  /// Paints the runs in the rows of `chunk` and resets cells and marks to zero.
  @inline(__always)
  private static func sweep<P: Paint>(
    _ cells: inout [Int32], _ marks: inout [UInt64], _ paint: P, _ chunk: PixelRect, _ words: Int,
    on surface: Surface
  ) {
    var cells = cells.mutableSpan
    var marks = marks.mutableSpan
    var pixels = surface.pixels.mutableSpan
    let rows = SweptRows(
      count: chunk.height, words: words, width: chunk.width,
      index: surface.index(x: chunk.left, y: chunk.top), pixelsPerRow: surface.pixelsPerRow,
      x: chunk.left, y: chunk.top)
    paint.sweep(rows, &cells, &marks, into: &pixels)
  }
}

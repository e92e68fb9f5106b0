import Geometry

/// Turns edges into runs of equal coverage, row by row, and hands them to a paint.
///
/// Each piece of an edge adds its signed area to the one or two columns that it touches
/// (`Coverage.part`); the running sum along a row is then the coverage. Only touched columns are
/// visited: a bit per column marks them, and between two of them the sum stands still, so that the
/// inside of a shape is one run and the outside costs nothing. Rows are taken in chunks that stay
/// in the cache.
struct Scanner {
  /// The changes of the running sum, all zero between scans.
  private var cells: [Int32] = []
  /// A bit for each cell that may not be zero; all zero between scans.
  private var marks: [UInt64] = []

  /// How many cells a chunk has at most, unless one row needs more: 256 KB.
  private static let chunkCells = 1 << 16

  /// Paints what `outline` encloses within `scissor` onto `target`, which holds the pixels of
  /// `frame`; `scissor` lies within `frame`.
  mutating func fill<P: Paint>(
    _ outline: borrowing EdgeList, _ rule: CGPathFillRule, _ paint: P, scissor: PixelRect,
    frame: PixelRect, into target: inout MutableSpan<UInt32>
  ) {
    let window = outline.bounds.intersection(scissor)
    guard outline.isValid, !window.isEmpty, !outline.edges.isEmpty else { return }
    // One column more than is seen: a piece in the last column has its rest there.
    let words = (window.width + 64) / 64
    let rowsPerChunk = min(window.height, max(1, Self.chunkCells / (words * 64)))
    let wordCount = words * rowsPerChunk
    if marks.count < wordCount {
      marks += repeatElement(0, count: wordCount - marks.count)
      cells += repeatElement(0, count: wordCount * 64 - cells.count)
    }
    var chunk = window
    while chunk.top < window.bottom {
      chunk.bottom = min(chunk.top + rowsPerChunk, window.bottom)
      Self.accumulate(outline.edges.span, chunk, words, &cells, &marks)
      if rule == .evenOdd {
        Self.sweep(
          &cells, &marks, paint, chunk, words, frame, into: &target, Coverage.evenOddLevel)
      } else {
        Self.sweep(
          &cells, &marks, paint, chunk, words, frame, into: &target, Coverage.nonzeroLevel)
      }
      chunk.top = chunk.bottom
    }
  }

  /// Adds the areas of all edges within the rows of `chunk`.
  private static func accumulate(
    _ edges: Span<Edge>, _ chunk: PixelRect, _ words: Int, _ cells: inout [Int32],
    _ marks: inout [UInt64]
  ) {
    var row = CellRow(
      base: 0, wordBase: 0, left: chunk.left << Fixed.shift, width: chunk.width)
    var cells = cells.mutableSpan
    var marks = marks.mutableSpan
    let (top, bottom) = (chunk.top << Fixed.shift, chunk.bottom << Fixed.shift)
    for index in edges.indices {
      let edge = edges[index]
      var y = max(edge.top, top)
      let end = min(edge.bottom, bottom)
      guard y < end else { continue }
      row.wordBase = ((y >> Fixed.shift) - chunk.top) * words
      var x = edge.crossing(at: y) &- row.left
      while y < end {
        let next = min((y | Fixed.mask) &+ 1, end)
        let nextX = edge.crossing(at: next) &- row.left
        row.base = row.wordBase &* 64
        if x >> Fixed.shift == nextX >> Fixed.shift {
          let part = Coverage.part(
            height: next &- y, twiceX: (x & Fixed.mask) &+ (nextX & Fixed.mask))
          row.add(
            part, of: next &- y, edge.winding, column: x >> Fixed.shift, &cells, &marks)
        } else {
          row.addWide(from: x, to: nextX, height: next &- y, edge.winding, &cells, &marks)
        }
        (x, y) = (nextX, next)
        row.wordBase &+= words
      }
    }
  }

  /// Sums up the rows of `chunk`, paints their runs and leaves cells and marks zero.
  @inline(__always)
  private static func sweep<P: Paint>(
    _ cells: inout [Int32], _ marks: inout [UInt64], _ paint: P, _ chunk: PixelRect, _ words: Int,
    _ frame: PixelRect,
    into target: inout MutableSpan<UInt32>, _ level: (Int) -> UInt32
  ) {
    var cells = cells.mutableSpan
    var marks = marks.mutableSpan
    let width = chunk.width
    for y in chunk.top..<chunk.bottom {
      let wordBase = (y - chunk.top) * words
      let index = frame.index(x: chunk.left, y: y)
      var sum: Int32 = 0
      var (runStart, runLevel) = (0, UInt32(0))
      for word in 0..<words {
        var bits = marks[wordBase + word]
        if bits == 0 { continue }
        marks[wordBase + word] = 0
        while bits != 0 {
          let column = word &* 64 &+ bits.trailingZeroBitCount
          bits &= bits &- 1
          let cell = wordBase &* 64 &+ column
          sum &+= cells[cell]
          cells[cell] = 0
          let newLevel = level(Int(sum))
          if newLevel == runLevel { continue }
          if runLevel > 0, column > runStart {
            paint.fill(
              &target, at: index &+ runStart, count: column &- runStart, x: chunk.left &+ runStart,
              y: y, level: runLevel)
          }
          (runStart, runLevel) = (column, newLevel)
        }
      }
      if runLevel > 0, runStart < width {
        paint.fill(
          &target, at: index + runStart, count: width - runStart, x: chunk.left + runStart, y: y,
          level: runLevel)
      }
    }
  }
}

/// One row of cells, as a piece of an edge sees it: columns count from the row's first.
private struct CellRow {
  var base, wordBase: Int
  /// The first column, in fixed units.
  let left: Int
  let width: Int

  /// Adds `part` of a piece's height to a column and the rest to the one after it. What lies to the
  /// left of the row covers its first column whole; what lies to the right is not seen.
  @inline(__always)
  func add(
    _ part: Int, of height: Int, _ winding: Int, column: Int, _ cells: inout MutableSpan<Int32>,
    _ marks: inout MutableSpan<UInt64>
  ) {
    if column >= width { return }
    if column < 0 {
      cells[base] &+= Int32(truncatingIfNeeded: height &* winding)
      marks[wordBase] |= 1
      return
    }
    cells[base &+ column] &+= Int32(truncatingIfNeeded: part &* winding)
    cells[base &+ column &+ 1] &+= Int32(truncatingIfNeeded: (height &- part) &* winding)
    marks[wordBase &+ column >> 6] |= 1 &<< UInt64(truncatingIfNeeded: column & 63)
    let after = column &+ 1
    marks[wordBase &+ after >> 6] |= 1 &<< UInt64(truncatingIfNeeded: after & 63)
  }

  /// Adds a piece that crosses from one column into others, column by column of those seen.
  ///
  /// The height at each column's side comes from the whole piece's own equation, so that a column
  /// gets the same share whichever columns are seen.
  func addWide(
    from start: Int, to end: Int, height: Int, _ winding: Int, _ cells: inout MutableSpan<Int32>,
    _ marks: inout MutableSpan<UInt64>
  ) {
    // An area doesn't change when the piece is mirrored upside down: walk to the right.
    let (low, high) = (min(start, end), max(start, end))
    let (first, last) = (low >> Fixed.shift, high >> Fixed.shift)
    let rise = Double(height) / Double(high &- low)
    func reached(_ column: Int) -> Int {
      column > last ? height : Fixed.round(Double(column << Fixed.shift &- low) * rise)
    }
    var column = max(first, 0)
    var done = column > first ? reached(min(column, last &+ 1)) : 0
    if done > 0 { add(0, of: done, winding, column: -1, &cells, &marks) }
    while column <= min(last, width &- 1) {
      let next = reached(column &+ 1)
      let from = column == first ? low & Fixed.mask : 0
      let to = column == last ? high & Fixed.mask : Fixed.one
      let part = Coverage.part(height: next &- done, twiceX: from &+ to)
      add(part, of: next &- done, winding, column: column, &cells, &marks)
      done = next
      column &+= 1
    }
  }
}

import Raster

/// Rows of cells with all areas added, as the input of a paint. The cells and marks of the first row
/// are at the start of their memory.
struct SweptRows {
  let count: Int
  /// The number of words of marks in a row.
  let words: Int
  /// The number of columns; one more cell follows them, for the rest of the last column.
  let width: Int
  /// The index of the first pixel in the target, and the distance to that of the next row.
  let index, pixelsPerRow: Int
  /// The position of the first pixel on the canvas.
  let x, y: Int

  /// Returns one of the rows.
  @inline(__always)
  func row(_ number: Int) -> SweptRow {
    SweptRow(
      base: number &* CellRow.stride(words: words), wordBase: number &* words, words: words,
      width: width, index: index &+ number &* pixelsPerRow, x: x, y: y &+ number)
  }
}

/// One row of cells with all areas added.
struct SweptRow {
  /// The index of the row's first cell, and of its first word of marks.
  let base, wordBase: Int
  let words: Int
  /// The number of columns; one more cell follows them, for the rest of the last column.
  let width: Int
  /// The index of the first column's pixel in the target.
  let index: Int
  /// The position of the first column on the canvas.
  let x, y: Int

  /// Returns the columns from the first marked one to the last.
  @inline(__always)
  func marked(_ marks: Span<UInt64>) -> Range<Int> {
    var (first, last) = (0, words &- 1)
    while first < last, marks[wordBase &+ first] == 0 { first &+= 1 }
    while last > first, marks[wordBase &+ last] == 0 { last &-= 1 }
    let start = first &* 64 &+ marks[wordBase &+ first].trailingZeroBitCount
    let end = last &* 64 &+ 64 &- marks[wordBase &+ last].leadingZeroBitCount
    return start..<min(max(start, end), max(start, width))
  }

  /// Sums up the cells and calls `body` for each run of columns with one level above 0, with its
  /// first column and the column after its last. Resets cells and marks to zero.
  @inline(__always)
  func takeRuns(
    _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>,
    _ body: (_ start: Int, _ end: Int, _ level: UInt32) -> Void
  ) {
    var sum: Int32 = 0
    var (runStart, runLevel) = (0, UInt32(0))
    for word in 0..<words {
      var bits = marks[wordBase &+ word]
      if bits == 0 { continue }
      marks[wordBase &+ word] = 0
      while bits != 0 {
        let column = word &* 64 &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        let cell = base &+ column
        sum &+= cells[cell]
        cells[cell] = 0
        let newLevel = Coverage.level(Int(sum))
        if newLevel == runLevel { continue }
        if runLevel > 0, column > runStart { body(runStart, column, runLevel) }
        runStart = column
        runLevel = newLevel
      }
    }
    if runLevel > 0, runStart < width { body(runStart, width, runLevel) }
  }
}

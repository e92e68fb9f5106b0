import Raster

/// One row of cells with all areas in it, as a paint sees it.
struct SweptRow {
  /// Where the row's cells begin, and its marks.
  let base, wordBase: Int
  let words: Int
  /// How many columns there are; the cell after them holds the rest of what the last one has.
  let width: Int
  /// Where the first column's pixel stands in the target.
  let index: Int
  /// The first column's place on the canvas.
  let x, y: Int

  /// Sums up the cells and hands on the runs of columns of one level above 0, from their first to the
  /// column after their last; leaves cells and marks zero.
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
        (runStart, runLevel) = (column, newLevel)
      }
    }
    if runLevel > 0, runStart < width { body(runStart, width, runLevel) }
  }
}

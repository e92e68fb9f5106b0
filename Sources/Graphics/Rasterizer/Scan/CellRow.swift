import Raster

/// One row of cells, as the target of an edge's pieces: columns are counted from the row's first.
///
/// `flipbook_accumulate` adds pieces of outlines without overlaps in the same way.
struct CellRow {
  let base, wordBase: Int
  /// The left side of the first column, in fixed units.
  let left: Int
  let width: Int

  /// Returns the number of cells from the start of one row to the next, for rows of `words` words
  /// of marks: 64 for each word and one extra cache line, without which the cells of a column would
  /// compete for the same cache sets.
  static func stride(words: Int) -> Int { words &* 64 &+ 16 }

  /// Adds a piece that runs from `x` to `nextX`, both relative to the row's first column.
  @inline(__always)
  func add(
    from x: Int, to nextX: Int, height: Int, _ winding: Int, _ cells: inout MutableSpan<Int32>,
    _ marks: inout MutableSpan<UInt64>
  ) {
    if x >> Fixed.shift == nextX >> Fixed.shift {
      let part = Coverage.part(
        height: height, twiceX: (x & Fixed.mask) &+ (nextX & Fixed.mask))
      add(part, of: height, winding, column: x >> Fixed.shift, &cells, &marks)
    } else {
      addWide(from: x, to: nextX, height: height, winding, &cells, &marks)
    }
  }

  /// Adds `part` of a piece's height to a column and the rest to the next one. A piece to the left
  /// of the row covers the first column completely; a piece to the right has no effect.
  @inline(__always)
  private func add(
    _ part: Int, of height: Int, _ winding: Int, column: Int, _ cells: inout MutableSpan<Int32>,
    _ marks: inout MutableSpan<UInt64>
  ) {
    if column >= width { return }
    if column < 0 {
      cells[unchecked: base] &+= Int32(truncatingIfNeeded: height &* winding)
      marks[unchecked: wordBase] |= 1
      return
    }
    cells[unchecked: base &+ column] &+= Int32(truncatingIfNeeded: part &* winding)
    cells[unchecked: base &+ column &+ 1] &+= Int32(truncatingIfNeeded: (height &- part) &* winding)
    marks[unchecked: wordBase &+ column >> 6] |= 1 &<< UInt64(truncatingIfNeeded: column & 63)
    let after = column &+ 1
    marks[unchecked: wordBase &+ after >> 6] |= 1 &<< UInt64(truncatingIfNeeded: after & 63)
  }

  /// Adds a piece that crosses several columns, one visible column at a time.
  ///
  /// The height at each side of a column is computed from the equation of the whole piece, so that
  /// the result for a column doesn't depend on which columns are visible.
  private func addWide(
    from start: Int, to end: Int, height: Int, _ winding: Int, _ cells: inout MutableSpan<Int32>,
    _ marks: inout MutableSpan<UInt64>
  ) {
    // Mirroring the piece vertically doesn't change the areas, so it is traversed to the right.
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

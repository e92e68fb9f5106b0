import Raster

/// A paint with a colour for each pixel.
protocol SampledPaint: Paint {
  /// Whether every colour is opaque.
  var isOpaque: Bool { get }

  /// The factor for all components of the colours that `sample` writes, in 255ths; 255 for opaque
  /// colours. `sample` doesn't apply it.
  var fade: UInt32 { get }

  /// The largest number of pixels in a call of `sample`.
  var maximumRunLength: Int { get }

  /// Writes the colours of `count` pixels, at most `maximumRunLength`, to `row` from `start` on.
  /// The first is in column `x` of row `y` of the canvas. A pixel's colour depends only on its own
  /// column and row.
  func sample(_ row: inout MutableSpan<UInt32>, at start: Int, count: Int, x: Int, y: Int)
}

/// The number of pixels in a call of `sample`: small enough for buffers on the stack.
enum SampledRow {
  static let length = 128

  /// The length of short runs, such as most runs at edges. They have a smaller buffer, because
  /// clearing the larger one would take longer than sampling them.
  static let short = 8
}

extension SampledPaint {
  var fade: UInt32 { 255 }
  var maximumRunLength: Int { SampledRow.length }

  @inline(__always)
  func fill(
    _ target: inout MutableSpan<UInt32>, at index: Int, count: Int, x: Int, y: Int, level: UInt32
  ) {
    var done = 0
    if isOpaque, level == 255 {
      while done < count {
        let part = min(count &- done, maximumRunLength)
        sample(&target, at: index &+ done, count: part, x: x &+ done, y: y)
        done &+= part
      }
      return
    }
    if count <= SampledRow.short {
      var colors = [8 of UInt32](repeating: 0)
      var row = colors.mutableSpan
      sample(&row, at: 0, count: count, x: x, y: y)
      draw(&row, 0, count, level, over: &target, index)
      return
    }
    if count <= SampledRow.length || maximumRunLength <= SampledRow.length {
      var colors = [128 of UInt32](repeating: 0)
      var row = colors.mutableSpan
      return draw(count, level, over: &target, index, x, y, by: &row)
    }
    var colors = [512 of UInt32](repeating: 0)
    var row = colors.mutableSpan
    draw(count, level, over: &target, index, x, y, by: &row)
  }

  /// Samples a narrow row once for all of its runs: each call of `sample` costs as much as several
  /// pixels, and small shapes have more runs at their edges than pixels inside.
  @inline(__always)
  func sweep(
    _ row: SweptRow, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>,
    into target: inout MutableSpan<UInt32>
  ) {
    let columns = row.marked(marks.span)
    // A mark beyond the last column has no pixels, but is reset too.
    if columns.isEmpty || columns.count > SampledRow.length {
      return row.takeRuns(&cells, &marks) { start, end, level in
        fill(
          &target, at: row.index &+ start, count: end &- start, x: row.x &+ start, y: row.y,
          level: level)
      }
    }
    var colors = [128 of UInt32](repeating: 0)
    var sampled = colors.mutableSpan
    sample(
      &sampled, at: 0, count: columns.count, x: row.x &+ columns.lowerBound, y: row.y)
    row.takeRuns(&cells, &marks) { start, end, level in
      if end <= columns.upperBound {
        draw(
          &sampled, start &- columns.lowerBound, end &- start, level, over: &target,
          row.index &+ start)
      } else {
        // Beyond the last mark, up to the edge of the window.
        fill(
          &target, at: row.index &+ start, count: end &- start, x: row.x &+ start, y: row.y,
          level: level)
      }
    }
  }

  /// Draws in parts that are as long as `row`.
  @inline(__always)
  private func draw(
    _ count: Int, _ level: UInt32, over target: inout MutableSpan<UInt32>, _ index: Int, _ x: Int,
    _ y: Int, by row: inout MutableSpan<UInt32>
  ) {
    var done = 0
    while done < count {
      let part = min(count &- done, row.count)
      sample(&row, at: 0, count: part, x: x &+ done, y: y)
      draw(&row, 0, part, level, over: &target, index &+ done)
      done &+= part
    }
  }

  /// Draws pixels of `row` from `start` on: applies `fade` and then coverage, each with rounding; full
  /// coverage has no effect.
  @inline(__always)
  private func draw(
    _ row: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, _ level: UInt32,
    over target: inout MutableSpan<UInt32>, _ index: Int
  ) {
    if fade < 255, level < 255 {
      for place in start..<start &+ count {
        row[place] = Compositing.scaled(row[place], by: fade)
      }
    }
    Compositing.draw(
      &target, index, count, from: row.span, start, level: level < 255 ? level : fade)
  }
}

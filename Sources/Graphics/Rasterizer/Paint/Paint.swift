import Raster

/// A source of colours for the pixels of a shape.
protocol Paint {
  /// Blends `count` pixels, from `index` of `target` on, at coverage `level` of 1…255. The first of
  /// them is in column `x` of row `y` of the canvas.
  func fill(
    _ target: inout MutableSpan<UInt32>, at index: Int, count: Int, x: Int, y: Int, level: UInt32)

  /// Blends the runs of a row, and resets its cells and marks to zero.
  func sweep(
    _ row: SweptRow, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>,
    into target: inout MutableSpan<UInt32>)

  /// Blends the runs of rows, and resets their cells and marks to zero.
  func sweep(
    _ rows: SweptRows, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>,
    into target: inout MutableSpan<UInt32>)
}

extension Paint {
  @inline(__always)
  func sweep(
    _ rows: SweptRows, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>,
    into target: inout MutableSpan<UInt32>
  ) {
    for number in 0..<rows.count { sweep(rows.row(number), &cells, &marks, into: &target) }
  }

  @inline(__always)
  func sweep(
    _ row: SweptRow, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>,
    into target: inout MutableSpan<UInt32>
  ) {
    row.takeRuns(&cells, &marks) { start, end, level in
      fill(
        &target, at: row.index &+ start, count: end &- start, x: row.x &+ start, y: row.y,
        level: level)
    }
  }
}

/// A single colour.
struct SolidPaint: Paint {
  /// The colour, premultiplied, as a pixel's word.
  let color: UInt32

  @inline(__always)
  func fill(
    _ target: inout MutableSpan<UInt32>, at index: Int, count: Int, x: Int, y: Int, level: UInt32
  ) {
    let source = Compositing.scaled(color, by: level)
    if count == 1 {
      // Most runs are the single pixels of an edge.
      target[index] = Compositing.over(source, target[index])
    } else {
      Compositing.fill(&target, index, count, with: source)
    }
  }

  @inline(__always)
  func sweep(
    _ rows: SweptRows, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>,
    into target: inout MutableSpan<UInt32>
  ) {
    Compositing.sweep(rows, &cells, &marks, with: color, into: &target)
  }
}

/// A picture that is aligned with the canvas's pixels; its area must contain everything that is
/// filled with it.
struct PicturePaint: Paint {
  /// The pixels of `area`, possibly followed by unused memory.
  let pixels: [UInt32]
  let area: PixelRect
  /// The opacity of the picture, 0…255.
  let opacity: UInt32

  @inline(__always)
  func fill(
    _ target: inout MutableSpan<UInt32>, at index: Int, count: Int, x: Int, y: Int, level: UInt32
  ) {
    Compositing.draw(
      &target, index, count, from: pixels.span, area.index(x: x, y: y),
      level: Compositing.divided255(opacity &* level))
  }
}

/// A picture that replaces the content beneath, weighted by coverage; its area must contain
/// everything that is filled with it.
struct ReplacingPaint: Paint {
  /// The pixels of `area`, possibly followed by unused memory.
  let pixels: [UInt32]
  let area: PixelRect

  @inline(__always)
  func fill(
    _ target: inout MutableSpan<UInt32>, at index: Int, count: Int, x: Int, y: Int, level: UInt32
  ) {
    Compositing.mix(
      &target, index, count, with: pixels.span, area.index(x: x, y: y), level: level)
  }
}

/// Writes coverage itself to the words: the mask of a shape.
struct MaskPaint: Paint {
  @inline(__always)
  func fill(
    _ target: inout MutableSpan<UInt32>, at index: Int, count: Int, x: Int, y: Int, level: UInt32
  ) {
    for index in index..<index + count { target[index] = level }
  }
}

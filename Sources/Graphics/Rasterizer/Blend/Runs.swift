import CKernels
import Raster

/// The kernels: each blends a run of pixels.
///
/// Longer runs are processed in C, which is compiled for several processors; short ones use the
/// scalar formulas, which define the results of both.
extension Compositing {
  /// The shortest run that is worth a call.
  private static let minimumKernelRun = 8

  /// Writes one pixel to `count` places from `start` on.
  @inline(__always)
  static func store(
    _ pixel: UInt32, _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int
  ) {
    precondition(start >= 0 && count >= 0 && start &+ count <= target.count)
    target.withUnsafeMutableBufferPointer { target in
      guard let target = target.baseAddress else { return }
      flipbook_store(target + start, Int64(count), pixel)
    }
  }

  /// Writes one pixel to all places of `area`.
  static func store(_ pixel: UInt32, _ area: PixelRect, of surface: Surface) {
    if area.isEmpty { return }
    let start = surface.index(x: area.left, y: area.top)
    let last = surface.index(x: area.right - 1, y: area.bottom - 1)
    precondition(start >= 0 && start <= last && last < surface.pixels.count)
    guard let target = surface.pixels.baseAddress else { return }
    flipbook_store_rows(target + start, surface.pixelsPerRow, area.width, area.height, pixel)
  }

  /// Draws one pixel over `count` pixels from `start` on.
  @inline(never)
  static func fill(
    _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, with source: UInt32
  ) {
    if source >> 24 == 255 {
      store(source, &target, start, count)
    } else if count >= minimumKernelRun {
      precondition(start >= 0 && start &+ count <= target.count)
      target.withUnsafeMutableBufferPointer { target in
        guard let target = target.baseAddress else { return }
        flipbook_fill(target + start, Int64(count), source)
      }
    } else {
      for index in start..<start &+ count { target[index] = over(source, target[index]) }
    }
  }

  /// Draws one pixel over the pixels of rows, at the levels of their cells. Resets cells and marks
  /// to zero.
  static func sweep(
    _ rows: SweptRows, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>,
    with source: UInt32, into target: inout MutableSpan<UInt32>
  ) {
    let last = rows.row(rows.count &- 1)
    precondition(
      rows.count > 0 && rows.width >= 0 && rows.width < rows.words &* 64
        && last.wordBase &+ rows.words <= marks.count
        && last.base &+ rows.words &* 64 <= cells.count
        && rows.index >= 0 && last.index &+ rows.width <= target.count)
    target.withUnsafeMutableBufferPointer { target in
      cells.withUnsafeMutableBufferPointer { cells in
        marks.withUnsafeMutableBufferPointer { marks in
          guard let target = target.baseAddress, let cells = cells.baseAddress,
            let marks = marks.baseAddress
          else { return }
          let all = flipbook_cells(
            cells: cells, marks: marks, cells_per_row: CellRow.stride(words: rows.words),
            words_per_row: rows.words, width: rows.width)
          flipbook_sweep(target + rows.index, rows.pixelsPerRow, all, rows.count, source)
        }
      }
    }
  }

  /// Draws pixels of `source`, each at `level`, over `count` pixels from `start` on.
  @inline(__always)
  static func draw(
    _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, from source: Span<UInt32>,
    _ sourceStart: Int, level: UInt32
  ) {
    if count >= minimumKernelRun {
      precondition(
        start >= 0 && start &+ count <= target.count && sourceStart >= 0
          && sourceStart &+ count <= source.count)
      target.withUnsafeMutableBufferPointer { target in
        source.withUnsafeBufferPointer { source in
          guard let target = target.baseAddress, let source = source.baseAddress else { return }
          flipbook_draw(target + start, source + sourceStart, Int64(count), level)
        }
      }
      return
    }
    for index in 0..<count {
      let pixel = scaled(source[sourceStart &+ index], by: level)
      target[start &+ index] = over(pixel, target[start &+ index])
    }
  }

  /// Multiplies the first `count` pixels by the alphas of those of `source`.
  @inline(never)
  static func multiply(
    _ target: inout MutableSpan<UInt32>, byAlphaOf source: Span<UInt32>, count: Int
  ) {
    for index in 0..<count { target[index] = scaled(target[index], by: source[index] >> 24) }
  }

  /// Mixes the first `count` pixels with those of `source`, whose weight is `level`/255.
  @inline(never)
  static func mix(
    _ target: inout MutableSpan<UInt32>, with source: Span<UInt32>, level: UInt32, count: Int
  ) {
    for index in 0..<count { target[index] = mixed(target[index], source[index], level: level) }
  }

  /// Mixes `count` pixels from `start` on with those of `source`, whose weight is `level`/255.
  @inline(never)
  static func mix(
    _ target: inout MutableSpan<UInt32>, _ start: Int, _ count: Int, with source: Span<UInt32>,
    _ sourceStart: Int, level: UInt32
  ) {
    if level == 255 { return copy(&target, start, count, from: source, sourceStart) }
    for index in 0..<count {
      target[start &+ index] = mixed(
        target[start &+ index], source[sourceStart &+ index], level: level)
    }
  }
}

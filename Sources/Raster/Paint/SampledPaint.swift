/// A paint whose colour differs from pixel to pixel.
protocol SampledPaint: Paint {
  /// Whether every colour is opaque.
  var isOpaque: Bool { get }

  /// Writes the colours of `count` pixels, at most `SampledRow.length`, to `row` from `start` on. The
  /// first stands in column `x` of row `y` of the canvas. What a pixel gets depends on its own
  /// column and row alone.
  func sample(_ row: inout MutableSpan<UInt32>, at start: Int, count: Int, x: Int, y: Int)
}

/// How many pixels are sampled at once: few enough for their colours to lie on the stack.
enum SampledRow {
  static let length = 128

  /// Runs no longer than this, as most at edges, have memory of their own length: clearing more
  /// would cost more than they do.
  static let short = 8
}

extension SampledPaint {
  @inline(__always)
  func fill(
    _ target: inout MutableSpan<UInt32>, at index: Int, count: Int, x: Int, y: Int, level: UInt32
  ) {
    var done = 0
    if isOpaque, level == 255 {
      while done < count {
        let part = min(count &- done, SampledRow.length)
        sample(&target, at: index &+ done, count: part, x: x &+ done, y: y)
        done &+= part
      }
      return
    }
    if count <= SampledRow.short {
      var colors = [8 of UInt32](repeating: 0)
      var row = colors.mutableSpan
      sample(&row, at: 0, count: count, x: x, y: y)
      Compositing.draw(&target, index, count, from: row.span, 0, level: level)
      return
    }
    var colors = [128 of UInt32](repeating: 0)
    while done < count {
      let part = min(count &- done, SampledRow.length)
      var row = colors.mutableSpan
      sample(&row, at: 0, count: part, x: x &+ done, y: y)
      Compositing.draw(&target, index &+ done, part, from: row.span, 0, level: level)
      done &+= part
    }
  }
}

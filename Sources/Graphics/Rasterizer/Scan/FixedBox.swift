import Raster

/// An upright rectangle in fixed units.
struct FixedBox {
  let left, top, right, bottom: Int

  /// The rectangle in whole pixels, if its sides are on pixel boundaries.
  var wholePixels: PixelRect? {
    guard (left | top | right | bottom) & Fixed.mask == 0 else { return nil }
    return PixelRect(
      left: left >> Fixed.shift, top: top >> Fixed.shift, right: right >> Fixed.shift,
      bottom: bottom >> Fixed.shift)
  }

  /// Returns whether the rectangle covers all pixels of `area` completely.
  func covers(_ area: PixelRect) -> Bool {
    left <= area.left << Fixed.shift && right >= area.right << Fixed.shift
      && top <= area.top << Fixed.shift && bottom >= area.bottom << Fixed.shift
  }

  /// Fills the rectangle without edges: rows that it covers to the same height have the same runs.
  /// The levels are exactly those that its four edges would give.
  func fill<P: Paint>(_ paint: P, on surface: Surface) {
    let window = PixelRect(
      left: left >> Fixed.shift, top: top >> Fixed.shift,
      right: (right + Fixed.mask) >> Fixed.shift, bottom: (bottom + Fixed.mask) >> Fixed.shift
    ).intersection(surface.scissor)
    guard !window.isEmpty else { return }
    let (firstColumn, lastColumn) = (left >> Fixed.shift, right >> Fixed.shift)
    for y in window.top..<window.bottom {
      let height = min(bottom, (y + 1) << Fixed.shift) - max(top, y << Fixed.shift)
      let leftPart = Coverage.part(height: height, twiceX: 2 * (left & Fixed.mask))
      let rightPart = Coverage.part(height: height, twiceX: 2 * (right & Fixed.mask))
      func run(_ start: Int, _ end: Int, _ sum: Int) {
        let (start, end) = (max(start, window.left), min(end, window.right))
        let level = Coverage.level(sum)
        guard start < end, level > 0 else { return }
        var pixels = surface.pixels.mutableSpan
        paint.fill(
          &pixels, at: surface.index(x: start, y: y), count: end - start, x: start, y: y,
          level: level)
      }
      if firstColumn == lastColumn {
        run(firstColumn, firstColumn + 1, leftPart - rightPart)
      } else {
        run(firstColumn, firstColumn + 1, leftPart)
        run(firstColumn + 1, lastColumn, height)
        run(lastColumn, lastColumn + 1, height - rightPart)
      }
    }
  }
}

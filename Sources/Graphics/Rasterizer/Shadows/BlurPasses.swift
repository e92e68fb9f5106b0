import Raster

/// The passes of a blur. Sums need 32 bits: at most 32 640 times weights with a sum of 65 536.
///
/// Subscripts are unchecked, because checked ones would prevent vectorization; each kernel checks
/// its bounds once.
enum BlurPasses {
  /// Returns `area` of a picture at half the resolution, with the weights 1 3 3 1 vertically and
  /// then horizontally.
  static func halved(
    _ picture: Span<UInt32>, _ own: PixelRect, to area: PixelRect, channels: Int,
    edges: GaussianBlur.Edges
  ) -> Plane {
    let from = area.halvedFrom
    let stride = from.width * channels
    // A ring buffer of four rows; two of them are reused for the next row.
    var ring = [UInt16](repeating: 0, count: 4 * stride)
    var rows = ring.mutableSpan
    var loaded = from.top
    return halved(to: area, channels: channels, stride: stride) { y, row in
      let first = 2 * y - 1
      while loaded < first + 4 {
        Plane.loadRow(
          loaded, from.left..<from.right, of: picture, own, channels, edges, into: &rows,
          (loaded & 3) * stride)
        loaded += 1
      }
      halveRows(
        rows.span, (first & 3) * stride, ((first + 1) & 3) * stride, ((first + 2) & 3) * stride,
        ((first + 3) & 3) * stride, &row)
    }
  }

  /// Returns `area` of a plane at half the resolution; the plane must contain all values that it is
  /// computed from.
  static func halved(_ plane: Plane, to area: PixelRect) -> Plane {
    let stride = plane.stride
    return halved(to: area, channels: plane.channels, stride: stride) { y, row in
      let start = (2 * y - 1 - plane.area.top) * stride
      halveRows(
        plane.values.span, start, start + stride, start + 2 * stride, start + 3 * stride, &row)
    }
  }

  private static func halved(
    to area: PixelRect, channels: Int, stride: Int,
    _ halveRows: (_ y: Int, _ row: inout MutableSpan<UInt16>) -> Void
  ) -> Plane {
    var result = Plane(area, channels: channels)
    var buffer = [UInt16](repeating: 0, count: stride)
    var row = buffer.mutableSpan
    var target = result.values.mutableSpan
    for y in area.top..<area.bottom {
      halveRows(y, &row)
      let place = (y - area.top) * area.width * channels
      if channels == 1 {
        halveRow(row.span, 0, &target, place, count: area.width)
      } else {
        halvePixels(row.span, 0, &target, place, count: area.width)
      }
    }
    return result
  }

  @inline(never)
  private static func halveRows(
    _ source: Span<UInt16>, _ first: Int, _ second: Int, _ third: Int, _ fourth: Int,
    _ row: inout MutableSpan<UInt16>
  ) {
    let count = row.count
    precondition(
      min(first, second, third, fourth) >= 0
        && max(first, second, third, fourth) + count <= source.count)
    for x in 0..<count {
      let middle = UInt32(source[unchecked: second &+ x]) &+ UInt32(source[unchecked: third &+ x])
      let ends = UInt32(source[unchecked: first &+ x]) &+ UInt32(source[unchecked: fourth &+ x])
      row[unchecked: x] = UInt16(truncatingIfNeeded: (ends &+ 3 &* middle &+ 4) >> 3)
    }
  }

  @inline(never)
  private static func halveRow(
    _ row: Span<UInt16>, _ first: Int, _ target: inout MutableSpan<UInt16>, _ place: Int,
    count: Int
  ) {
    precondition(first >= 0 && first + 2 * count + 2 <= row.count && place + count <= target.count)
    for x in 0..<count {
      let index = first &+ 2 &* x
      let middle = UInt32(row[unchecked: index &+ 1]) &+ UInt32(row[unchecked: index &+ 2])
      let ends = UInt32(row[unchecked: index]) &+ UInt32(row[unchecked: index &+ 3])
      target[unchecked: place &+ x] =
        UInt16(truncatingIfNeeded: (ends &+ 3 &* middle &+ 4) >> 3)
    }
  }

  @inline(never)
  private static func halvePixels(
    _ row: Span<UInt16>, _ first: Int, _ target: inout MutableSpan<UInt16>, _ place: Int,
    count: Int
  ) {
    precondition(
      first >= 0 && first + 8 * count + 8 <= row.count && place + 4 * count <= target.count)
    for x in 0..<count {
      for channel in 0..<4 {
        let index = first &+ 8 &* x &+ channel
        let middle = UInt32(row[unchecked: index &+ 4]) &+ UInt32(row[unchecked: index &+ 8])
        let ends = UInt32(row[unchecked: index]) &+ UInt32(row[unchecked: index &+ 12])
        target[unchecked: place &+ 4 &* x &+ channel] =
          UInt16(truncatingIfNeeded: (ends &+ 3 &* middle &+ 4) >> 3)
      }
    }
  }

  /// Returns a plane convolved along its rows, from column `left` to `right`.
  static func convolvedColumns(
    _ plane: Plane, _ weights: [UInt16], left: Int, right: Int
  ) -> Plane {
    let area = PixelRect(left: left, top: plane.area.top, right: right, bottom: plane.area.bottom)
    return convolved(plane, weights, to: area, step: plane.channels)
  }

  /// Returns a plane convolved along its columns, from row `top` to `bottom`.
  static func convolvedRows(_ plane: Plane, _ weights: [UInt16], top: Int, bottom: Int) -> Plane {
    let area = PixelRect(left: plane.area.left, top: top, right: plane.area.right, bottom: bottom)
    return convolved(plane, weights, to: area, step: plane.stride)
  }

  private static func convolved(
    _ plane: Plane, _ weights: [UInt16], to area: PixelRect, step: Int
  ) -> Plane {
    if weights.isEmpty { return plane }
    var result = Plane(area, channels: plane.channels)
    let count = result.stride
    // A part of a row that stays in the cache while all weights are applied to it.
    var sums = [UInt32](repeating: 0, count: min(count, 1024))
    let source = plane.values.span
    var target = result.values.mutableSpan
    for y in area.top..<area.bottom {
      let middle = plane.area.index(x: area.left, y: y) * plane.channels
      for start in stride(from: 0, to: count, by: 1024) {
        var sum = sums.mutableSpan
        let length = min(count - start, 1024)
        for x in 0..<length { sum[unchecked: x] = 32_768 }
        add(source, middle + start, nil, weights[0], &sum, length)
        for index in 1..<weights.count {
          let (before, after) = (start - index * step, start + index * step)
          add(source, middle + before, middle + after, weights[index], &sum, length)
        }
        let place = (y - area.top) * count + start
        for x in 0..<length {
          target[unchecked: place &+ x] = UInt16(truncatingIfNeeded: sum[unchecked: x] >> 16)
        }
      }
    }
    return result
  }

  /// Adds one or two rows, multiplied by a weight.
  @inline(never)
  private static func add(
    _ source: Span<UInt16>, _ start: Int, _ other: Int?, _ weight: UInt16,
    _ sum: inout MutableSpan<UInt32>, _ count: Int
  ) {
    precondition(start >= 0 && max(start, other ?? 0) + count <= source.count)
    precondition(count <= sum.count)
    guard let other else {
      for x in 0..<count {
        sum[unchecked: x] &+= UInt32(source[unchecked: start &+ x]) &* UInt32(weight)
      }
      return
    }
    for x in 0..<count {
      let both = source[unchecked: start &+ x] &+ source[unchecked: other &+ x]
      sum[unchecked: x] &+= UInt32(both) &* UInt32(weight)
    }
  }

  /// Calls `body` with each row of a plane of pixels as levels.
  static func forEachRow(of plane: Plane, _ body: (_ y: Int, _ levels: Span<UInt8>) -> Void) {
    let count = plane.stride
    var row = [UInt8](repeating: 0, count: count)
    let values = plane.values.span
    for y in plane.area.top..<plane.area.bottom {
      let start = (y - plane.area.top) * count
      for x in 0..<count {
        row[x] = UInt8(truncatingIfNeeded: (values[start &+ x] &+ 64) >> 7)
      }
      body(y, row.span)
    }
  }

  /// Enlarges a plane of cells to the pixels of `area` and calls `body` with each row as levels.
  static func forEachSpreadRow(
    of plane: Plane, _ phases: [UInt16], _ halvings: Int, to area: PixelRect,
    _ body: (_ y: Int, _ levels: Span<UInt8>) -> Void
  ) {
    let size = 1 << halvings
    let count = area.width * plane.channels
    // A ring buffer of four rows of cells, already enlarged horizontally.
    var ring = [UInt16](repeating: 0, count: 4 * count)
    var levels = [UInt8](repeating: 0, count: count)
    var spread = plane.area.top
    for y in area.top..<area.bottom {
      let phase = y & (size - 1)
      let first = (y >> halvings) - (phase < size / 2 ? 2 : 1)
      while spread < first + 4 {
        var rows = ring.mutableSpan
        spreadRow(
          plane.values.span, plane.area.index(x: 0, y: spread) * plane.channels, phases.span,
          halvings, area.left..<area.right, plane.channels, &rows, (spread & 3) * count)
        spread += 1
      }
      var row = levels.mutableSpan
      mix(
        ring.span, (first & 3) * count, ((first + 1) & 3) * count, ((first + 2) & 3) * count,
        ((first + 3) & 3) * count,
        (phases[4 * phase], phases[4 * phase + 1], phases[4 * phase + 2], phases[4 * phase + 3]),
        &row)
      body(y, levels.span)
    }
  }

  /// Enlarges a row of cells horizontally.
  private static func spreadRow(
    _ source: Span<UInt16>, _ start: Int, _ phases: Span<UInt16>, _ halvings: Int,
    _ columns: Range<Int>, _ channels: Int, _ target: inout MutableSpan<UInt16>, _ place: Int
  ) {
    // The offset of the first pixel's cells can be negative; the index of the row's first cell
    // can't.
    let size = 1 << halvings
    for phase in 0..<size {
      let first = columns.lowerBound + (phase - columns.lowerBound) & (size - 1)
      let offset = (first - columns.lowerBound) * channels
      let count = (columns.upperBound - first + size - 1) >> halvings
      if count <= 0 { continue }
      let cell = (first >> halvings) - (phase < size / 2 ? 2 : 1)
      let weights = (
        phases[4 * phase], phases[4 * phase + 1], phases[4 * phase + 2], phases[4 * phase + 3]
      )
      if channels == 1 {
        spreadCells(source, start + cell, weights, &target, place + offset, size, count)
      } else {
        spreadPixels(source, start + 4 * cell, weights, &target, place + offset, 4 * size, count)
      }
    }
  }

  /// Computes the pixels of one phase, which are `step` apart, from the cells around them.
  @inline(never)
  private static func spreadCells(
    _ source: Span<UInt16>, _ start: Int, _ weights: (UInt16, UInt16, UInt16, UInt16),
    _ target: inout MutableSpan<UInt16>, _ place: Int, _ step: Int, _ count: Int
  ) {
    precondition(start >= 0 && start + count + 3 <= source.count)
    precondition(place >= 0 && place + (count - 1) * step < target.count)
    for x in 0..<count {
      let sum =
        UInt32(source[unchecked: start &+ x]) &* UInt32(weights.0)
        &+ UInt32(source[unchecked: start &+ x &+ 1]) &* UInt32(weights.1)
        &+ UInt32(source[unchecked: start &+ x &+ 2]) &* UInt32(weights.2)
        &+ UInt32(source[unchecked: start &+ x &+ 3]) &* UInt32(weights.3)
      target[unchecked: place &+ x &* step] = UInt16(truncatingIfNeeded: (sum &+ 32_768) >> 16)
    }
  }

  /// Computes the pixels of one phase for cells of four components.
  @inline(never)
  private static func spreadPixels(
    _ source: Span<UInt16>, _ start: Int, _ weights: (UInt16, UInt16, UInt16, UInt16),
    _ target: inout MutableSpan<UInt16>, _ place: Int, _ step: Int, _ count: Int
  ) {
    precondition(start >= 0 && start + 4 * count + 12 <= source.count)
    precondition(place >= 0 && place + (count - 1) * step + 3 < target.count)
    for x in 0..<count {
      let index = start &+ 4 &* x
      for channel in 0..<4 {
        let sum =
          UInt32(source[unchecked: index &+ channel]) &* UInt32(weights.0)
          &+ UInt32(source[unchecked: index &+ 4 &+ channel]) &* UInt32(weights.1)
          &+ UInt32(source[unchecked: index &+ 8 &+ channel]) &* UInt32(weights.2)
          &+ UInt32(source[unchecked: index &+ 12 &+ channel]) &* UInt32(weights.3)
        target[unchecked: place &+ x &* step &+ channel] =
          UInt16(truncatingIfNeeded: (sum &+ 32_768) >> 16)
      }
    }
  }

  /// Mixes four rows into one row of levels.
  @inline(never)
  private static func mix(
    _ source: Span<UInt16>, _ first: Int, _ second: Int, _ third: Int, _ fourth: Int,
    _ weights: (UInt16, UInt16, UInt16, UInt16), _ target: inout MutableSpan<UInt8>
  ) {
    let count = target.count
    precondition(
      min(first, second, third, fourth) >= 0
        && max(first, second, third, fourth) + count <= source.count)
    for x in 0..<count {
      let sum =
        UInt32(source[unchecked: first &+ x]) &* UInt32(weights.0)
        &+ UInt32(source[unchecked: second &+ x]) &* UInt32(weights.1)
        &+ UInt32(source[unchecked: third &+ x]) &* UInt32(weights.2)
        &+ UInt32(source[unchecked: fourth &+ x]) &* UInt32(weights.3)
      target[unchecked: x] = UInt8(truncatingIfNeeded: (sum &+ 1 << 22) >> 23)
    }
  }
}

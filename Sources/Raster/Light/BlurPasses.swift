/// The passes of a blur. Sums have 32 bits: 32 640 times weights whose sum is 65 536.
///
/// Subscripts are unchecked, since checked ones would keep the loops from using wide registers; each
/// kernel checks its ends once.
enum BlurPasses {
  /// A plane on half as fine a grid, in `area` of it: weights 1 3 3 1, down and then across.
  static func halved(_ plane: Plane, to area: PixelRect) -> Plane {
    let channels = plane.channels
    let stride = plane.stride
    var result = Plane(area, channels: channels)
    var rows = [UInt16](repeating: 0, count: stride)
    let source = plane.values.span
    var row = rows.mutableSpan
    var target = result.values.mutableSpan
    for y in area.top..<area.bottom {
      halveRows(source, (2 * y - 1 - plane.area.top) * stride, stride, &row)
      let first = (2 * area.left - 1 - plane.area.left) * channels
      let place = (y - area.top) * area.width * channels
      if channels == 1 {
        halveRow(row.span, first, &target, place, count: area.width)
      } else {
        halvePixels(row.span, first, &target, place, count: area.width)
      }
    }
    return result
  }

  @inline(never)
  private static func halveRows(
    _ source: Span<UInt16>, _ start: Int, _ stride: Int, _ row: inout MutableSpan<UInt16>
  ) {
    precondition(start >= 0 && start + 4 * stride <= source.count && row.count == stride)
    let (second, third, fourth) = (start &+ stride, start &+ 2 &* stride, start &+ 3 &* stride)
    for x in 0..<stride {
      let middle = UInt32(source[unchecked: second &+ x]) &+ UInt32(source[unchecked: third &+ x])
      let ends = UInt32(source[unchecked: start &+ x]) &+ UInt32(source[unchecked: fourth &+ x])
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

  /// A plane convolved along its rows, from column `left` to `right`.
  static func convolvedColumns(
    _ plane: Plane, _ weights: [UInt16], left: Int, right: Int
  ) -> Plane {
    let area = PixelRect(left: left, top: plane.area.top, right: right, bottom: plane.area.bottom)
    return convolved(plane, weights, to: area, step: plane.channels)
  }

  /// A plane convolved along its columns, from row `top` to `bottom`.
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
    var sums = [UInt32](repeating: 0, count: count)
    let source = plane.values.span
    var sum = sums.mutableSpan
    var target = result.values.mutableSpan
    for y in area.top..<area.bottom {
      let middle = plane.area.index(x: area.left, y: y) * plane.channels
      for x in 0..<count { sum[unchecked: x] = 32_768 }
      add(source, middle, nil, weights[0], &sum)
      for index in 1..<weights.count {
        add(source, middle - index * step, middle + index * step, weights[index], &sum)
      }
      let place = (y - area.top) * count
      for x in 0..<count {
        target[unchecked: place &+ x] = UInt16(truncatingIfNeeded: sum[unchecked: x] >> 16)
      }
    }
    return result
  }

  /// Adds a row, or two, times a weight.
  @inline(never)
  private static func add(
    _ source: Span<UInt16>, _ start: Int, _ other: Int?, _ weight: UInt16,
    _ sum: inout MutableSpan<UInt32>
  ) {
    let count = sum.count
    precondition(start >= 0 && max(start, other ?? 0) + count <= source.count)
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

  /// A plane of cells spread to pixels along its rows, from column `left` to `right`.
  static func spreadColumns(
    _ plane: Plane, _ phases: [UInt16], _ halvings: Int, left: Int, right: Int
  ) -> Plane {
    var area = plane.area
    (area.left, area.right) = (left, right)
    var result = Plane(area, channels: plane.channels)
    var target = result.values.mutableSpan
    for y in area.top..<area.bottom {
      spreadRow(
        plane.values.span, plane.area.index(x: 0, y: y) * plane.channels, phases.span, halvings,
        left..<right, plane.channels, &target, (y - area.top) * area.width * plane.channels)
    }
    return result
  }

  @inline(never)
  private static func spreadRow(
    _ source: Span<UInt16>, _ start: Int, _ phases: Span<UInt16>, _ halvings: Int,
    _ columns: Range<Int>, _ channels: Int, _ target: inout MutableSpan<UInt16>, _ place: Int
  ) {
    let size = 1 << halvings
    var place = place
    for x in columns {
      let phase = x & (size - 1)
      let cell = (x >> halvings) &- (phase < size / 2 ? 2 : 1)
      let weights = (
        UInt32(phases[4 &* phase]), UInt32(phases[4 &* phase &+ 1]),
        UInt32(phases[4 &* phase &+ 2]), UInt32(phases[4 &* phase &+ 3])
      )
      for channel in 0..<channels {
        let index = start &+ cell &* channels &+ channel
        let sum =
          UInt32(source[index]) &* weights.0
          &+ UInt32(source[index &+ channels]) &* weights.1
          &+ UInt32(source[index &+ 2 &* channels]) &* weights.2
          &+ UInt32(source[index &+ 3 &* channels]) &* weights.3
        target[place] = UInt16(truncatingIfNeeded: (sum &+ 32_768) >> 16)
        place &+= 1
      }
    }
  }

  /// A plane of cells spread to pixels along its columns, from row `top` to `bottom`: its levels.
  static func spreadRows(
    _ plane: Plane, _ phases: [UInt16], _ halvings: Int, top: Int, bottom: Int
  ) -> [UInt8] {
    let size = 1 << halvings
    let count = plane.stride
    return [UInt8](unsafeUninitializedCapacity: count * (bottom - top)) { buffer, filled in
      var target = buffer.mutableSpan
      for y in top..<bottom {
        let phase = y & (size - 1)
        let cell = (y >> halvings) - (phase < size / 2 ? 2 : 1)
        spreadRows(
          plane.values.span, (cell - plane.area.top) * count, count,
          (phases[4 * phase], phases[4 * phase + 1], phases[4 * phase + 2], phases[4 * phase + 3]),
          &target, (y - top) * count)
      }
      filled = count * (bottom - top)
    }
  }

  @inline(never)
  private static func spreadRows(
    _ source: Span<UInt16>, _ start: Int, _ count: Int,
    _ weights: (UInt16, UInt16, UInt16, UInt16), _ target: inout MutableSpan<UInt8>, _ place: Int
  ) {
    precondition(
      start >= 0 && start + 4 * count <= source.count && place + count <= target.count)
    for x in 0..<count {
      let index = start &+ x
      let sum =
        UInt32(source[unchecked: index]) &* UInt32(weights.0)
        &+ UInt32(source[unchecked: index &+ count]) &* UInt32(weights.1)
        &+ UInt32(source[unchecked: index &+ 2 &* count]) &* UInt32(weights.2)
        &+ UInt32(source[unchecked: index &+ 3 &* count]) &* UInt32(weights.3)
      target[unchecked: place &+ x] = UInt8(truncatingIfNeeded: (sum &+ 1 << 22) >> 23)
    }
  }
}

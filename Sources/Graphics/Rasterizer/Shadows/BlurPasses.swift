import CKernels
import Raster

/// The passes of a blur, row by row; the kernels for rows are C. Sums need 32 bits: at most 32 640
/// times weights with a sum of 65 536.
enum BlurPasses {
  private typealias Row = UnsafeMutablePointer<UInt16>

  // MARK: Halving

  /// Returns `area` of a picture at half the resolution, with the weights 1 3 3 1 vertically and
  /// then horizontally.
  static func halved(
    _ picture: Span<UInt32>, _ own: PixelRect, to area: PixelRect, channels: Int,
    edges: GaussianBlur.Edges
  ) -> Plane {
    precondition(own.width * own.height <= picture.count, "a picture has all of its pixels")
    let from = area.halvedFrom
    guard let seen = SeenColumns(from.left..<from.right, of: own, edges) else {
      return Plane(area, channels: channels)
    }
    let transparent = [UInt32](repeating: 0, count: edges == .nothing ? seen.columns.count : 0)
    return picture.withUnsafeBufferPointer { picture in
      transparent.withUnsafeBufferPointer { transparent in
        func pixels(_ y: Int) -> UnsafePointer<UInt32>? {
          let row = edges == .repeated ? min(max(y, own.top), own.bottom - 1) : y
          if row < own.top || row >= own.bottom { return transparent.baseAddress }
          return picture.baseAddress.map { $0 + own.index(x: seen.columns.lowerBound, y: row) }
        }
        return halved(to: area, channels: channels, stride: from.width * channels) { y, row in
          guard let first = pixels(2 * y - 1), let second = pixels(2 * y),
            let third = pixels(2 * y + 1), let fourth = pixels(2 * y + 2)
          else { return }
          let rows = flipbook_pixel_rows(
            first: first, second: second, third: third, fourth: fourth)
          let (start, count) = (row + seen.place * channels, Int64(seen.columns.count))
          if channels == 1 {
            flipbook_halve_alpha_rows(start, rows, count)
          } else {
            flipbook_halve_pixel_rows(start, rows, count)
          }
          seen.repeatEdges(of: row, channels)
        }
      }
    }
  }

  /// Returns `area` of a plane at half the resolution; the plane must contain all values that it is
  /// computed from.
  static func halved(_ plane: Plane, to area: PixelRect) -> Plane {
    let stride = plane.stride
    precondition(plane.area == area.halvedFrom, "a plane has all values that its half needs")
    return plane.values.withUnsafeBufferPointer { values in
      halved(to: area, channels: plane.channels, stride: stride) { y, row in
        guard let values = values.baseAddress else { return }
        let start = values + (2 * y - 1 - plane.area.top) * stride
        flipbook_halve_rows(row, rows(start, stride), Int64(stride))
      }
    }
  }

  private static func halved(
    to area: PixelRect, channels: Int, stride: Int, _ halveRows: (_ y: Int, _ row: Row) -> Void
  ) -> Plane {
    var result = Plane(area, channels: channels)
    var buffer = [UInt16](repeating: 0, count: stride)
    let resultStride = result.stride
    buffer.withUnsafeMutableBufferPointer { row in
      result.values.withUnsafeMutableBufferPointer { target in
        guard let row = row.baseAddress, let target = target.baseAddress else { return }
        for y in area.top..<area.bottom {
          halveRows(y, row)
          let place = target + (y - area.top) * resultStride
          if channels == 1 {
            flipbook_halve_values(place, row, Int64(area.width))
          } else {
            flipbook_halve_pixels(place, row, Int64(area.width))
          }
        }
      }
    }
    return result
  }

  // MARK: Convolution

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
    if weights.isEmpty || area.isEmpty { return plane }
    var result = Plane(area, channels: plane.channels)
    let count = result.stride
    let reach = (weights.count - 1) * step
    let first = plane.area.index(x: area.left, y: area.top) * plane.channels
    let last = plane.area.index(x: area.left, y: area.bottom - 1) * plane.channels
    precondition(first - reach >= 0 && last + count + reach <= plane.values.count)
    plane.values.withUnsafeBufferPointer { source in
      result.values.withUnsafeMutableBufferPointer { target in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        for row in 0..<area.height {
          flipbook_convolve(
            target + row * count, source + first + row * plane.stride, Int64(count), Int64(step),
            weights, Int64(weights.count))
        }
      }
    }
    return result
  }

  // MARK: Levels

  /// Writes a plane of pixels as levels, row by row.
  static func write(_ plane: Plane, to levels: UnsafeMutablePointer<UInt8>) {
    flipbook_blur_levels(levels, plane.values, Int64(plane.values.count))
  }

  /// Enlarges a plane of cells to the pixels of `area` and writes them as levels, row by row.
  static func write(
    _ plane: Plane, _ phases: [UInt16], _ halvings: Int, enlargedTo area: PixelRect,
    to levels: UnsafeMutablePointer<UInt8>
  ) {
    let size = 1 << halvings
    let count = area.width * plane.channels
    // The rows of cells, enlarged horizontally.
    var enlarged = [UInt16](repeating: 0, count: plane.area.height * count)
    enlarged.withUnsafeMutableBufferPointer { enlarged in
      phases.withUnsafeBufferPointer { phases in
        guard let rows = enlarged.baseAddress, let phases = phases.baseAddress else { return }
        for row in 0..<plane.area.height {
          enlarge(plane, row: row, phases, halvings, area.left..<area.right, to: rows + row * count)
        }
        for y in area.top..<area.bottom {
          let phase = y & (size - 1)
          let first = (y >> halvings) - (phase < size / 2 ? 2 : 1) - plane.area.top
          precondition(first >= 0 && first + 4 <= plane.area.height)
          flipbook_mix_rows(
            levels + (y - area.top) * count, Self.rows(rows + first * count, count), Int64(count),
            phases + 4 * phase)
        }
      }
    }
  }

  /// Enlarges a row of cells horizontally.
  private static func enlarge(
    _ plane: Plane, row: Int, _ phases: UnsafePointer<UInt16>, _ halvings: Int,
    _ columns: Range<Int>, to target: Row
  ) {
    let size = 1 << halvings
    let channels = plane.channels
    plane.values.withUnsafeBufferPointer { values in
      guard let values = values.baseAddress else { return }
      for phase in 0..<size {
        let first = columns.lowerBound + (phase - columns.lowerBound) & (size - 1)
        let count = (columns.upperBound - first + size - 1) >> halvings
        if count <= 0 { continue }
        let cell = (first >> halvings) - (phase < size / 2 ? 2 : 1) - plane.area.left
        precondition(cell >= 0 && cell + count + 3 <= plane.area.width)
        let source = values + row * plane.stride + cell * channels
        let place = target + (first - columns.lowerBound) * channels
        if channels == 1 {
          flipbook_spread_values(place, source, Int64(count), Int64(size), phases + 4 * phase)
        } else {
          flipbook_spread_pixels(place, source, Int64(count), Int64(size), phases + 4 * phase)
        }
      }
    }
  }

  /// Returns four rows that are `stride` values apart.
  private static func rows(
    _ first: UnsafePointer<UInt16>, _ stride: Int
  ) -> flipbook_value_rows {
    flipbook_value_rows(
      first: first, second: first + stride, third: first + 2 * stride, fourth: first + 3 * stride)
  }
}

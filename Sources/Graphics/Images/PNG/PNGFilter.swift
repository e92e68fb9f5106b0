import CISAL
import CKernels
import Foundation
import Raster

/// PNG's row filters (PNG specification, section 9). A band's first row is filtered without the row
/// above it, so a band doesn't depend on others.
struct PNGFilter: ~Copyable {
  /// The current row and the one above it with straight alpha, for pictures with alpha.
  private var straight: [UInt32] = []

  /// The bytes of the current row and of the one above it, each after leading zeros, and of a row
  /// filtered by one filter.
  private var lines = Scratch()

  /// Returns the number of bytes of a filtered row: the filter type and the pixels.
  static func rowLength(width: Int, isOpaque: Bool) -> Int { 1 + width * (isOpaque ? 3 : 4) }

  /// Writes the rows `rows` of `bitmap` to `target`, which must have room for them. The first row
  /// uses Sub, the others Up. Returns their Adler-32.
  mutating func applyUp(
    to rows: Range<Int>, of bitmap: Bitmap, isOpaque: Bool,
    into target: UnsafeMutablePointer<UInt8>
  ) -> UInt32 {
    let (width, pixel) = (bitmap.width, isOpaque ? 3 : 4)
    let length = 1 + width * pixel
    let subtract = isOpaque ? flipbook_png_pack_difference : flipbook_png_difference
    var checksum = Adler32()
    // All rows that are equal to the row above have the same checksum.
    var unchanged: UInt32?
    forEachRow(rows, of: bitmap, isOpaque: isOpaque) { index, row, above in
      let output = target + index * length
      var differs = true
      if let above {
        output[0] = UInt8(FLIPBOOK_PNG_UP.rawValue)
        differs = subtract(output + 1, row, above, Int64(width)) != 0
      } else {
        output[0] = UInt8(FLIPBOOK_PNG_SUB.rawValue)
        for byte in 0..<pixel { output[1 + byte] = UInt8(truncatingIfNeeded: row[0] >> (8 * byte)) }
        _ = subtract(output + 1 + pixel, row + 1, row, Int64(width - 1))
      }
      let part = (differs ? nil : unchanged) ?? isal_adler32(1, output, UInt64(length))
      if !differs { unchanged = part }
      checksum.append(part, length: length)
    }
    return checksum.value
  }

  /// Writes the rows `rows` of `bitmap` to `target`, which must have room for them. Each row uses
  /// the filter with the smallest sum of absolute differences, as libpng does; the first row uses
  /// None or Sub. Returns their Adler-32.
  mutating func applyBest(
    to rows: Range<Int>, of bitmap: Bitmap, isOpaque: Bool,
    into target: UnsafeMutablePointer<UInt8>
  ) -> UInt32 {
    let pixel = isOpaque ? 3 : 4
    let (length, lead) = (bitmap.width * pixel, 4)
    let memory = lines.memory(atLeast: 2 * (lead + length) + length)
    memory.update(repeating: 0, count: 2 * (lead + length))
    let candidate = memory + 2 * (lead + length)
    forEachRow(rows, of: bitmap, isOpaque: isOpaque) { index, pixels, above in
      let row = memory + lead + (index & 1) * (lead + length)
      let upper = memory + lead + (~index & 1) * (lead + length)
      if isOpaque {
        flipbook_png_pack(row, pixels, Int64(bitmap.width))
      } else {
        memcpy(row, pixels, length)
      }
      let output = target + index * (1 + length)
      var least = UInt64.max
      for filter in above == nil ? Self.first : Self.all {
        let sum = flipbook_png_filter_row(
          candidate, row, upper, Int64(length), Int64(pixel), filter)
        guard sum < least else { continue }
        least = sum
        output[0] = UInt8(filter.rawValue)
        memcpy(output + 1, candidate, length)
      }
    }
    return isal_adler32(1, target, UInt64(rows.count * (1 + length)))
  }

  private static let first = [FLIPBOOK_PNG_NONE, FLIPBOOK_PNG_SUB]
  private static let all = first + [FLIPBOOK_PNG_UP, FLIPBOOK_PNG_AVERAGE, FLIPBOOK_PNG_PAETH]

  /// Calls `body` with each row's index in the band, its pixels and those of the row above (nil for
  /// the first), as words with straight alpha.
  private mutating func forEachRow(
    _ rows: Range<Int>, of bitmap: Bitmap, isOpaque: Bool,
    _ body: (Int, UnsafePointer<UInt32>, UnsafePointer<UInt32>?) -> Void
  ) {
    let width = bitmap.width
    if !isOpaque, straight.count != 2 * width { straight = Array(repeating: 0, count: 2 * width) }
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      straight.withUnsafeMutableBufferPointer { straight in
        guard let pixels = pixels.baseAddress else { return }
        for y in rows {
          let row = pixels + y * width
          let isFirst = y == rows.lowerBound
          guard !isOpaque, let straight = straight.baseAddress else {
            body(y - rows.lowerBound, row, isFirst ? nil : row - width)
            continue
          }
          let current = straight + (y & 1) * width
          current.update(from: row, count: width)
          Premultiplication.straighten(.init(start: current, count: width))
          let above = UnsafePointer(straight + (~y & 1) * width)
          body(y - rows.lowerBound, UnsafePointer(current), isFirst ? nil : above)
        }
      }
    }
  }
}

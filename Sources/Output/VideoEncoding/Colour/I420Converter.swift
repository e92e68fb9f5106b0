import CKernels
package import Raster
import Sinks

/// Converts pictures to planar 4:2:0 in BT.709's colour space and limited range, in 16-bit integers.
///
/// `I420Reference` says the same in floating point; the two differ by at most one level, and agree
/// on greys, on black, white and the six full colours. `BT709` says how it rounds, and is what the
/// loops in C compute, to the bit.
///
/// Chroma is sited as H.264 has it by default ("left"): on the even columns, half-way between two
/// rows. A sample is the mean of two rows of (left + 2 · here + right) / 4; beyond the edges
/// stand the edge's pixels again.
package struct I420Converter: Sendable {
  /// Columns of the pictures.
  package let width: Int

  /// Rows of the pictures.
  package let height: Int

  /// A converter of pictures of the given size.
  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// Columns of the converted pictures: `width`, or one more to be even.
  package var codedWidth: Int { width + width % 2 }

  /// Rows of the converted pictures: `height`, or one more to be even.
  package var codedHeight: Int { height + height % 2 }

  /// Bytes of a converted picture: the plane of Y', then those of Cb and Cr of half the sides.
  package var byteCount: Int { codedWidth * codedHeight * 3 / 2 }

  /// Replaces `planes` by the converted picture; its memory is used again if it is large enough.
  package func convert(_ bitmap: Bitmap, into planes: inout [UInt8]) {
    if planes.count != byteCount { planes = Array(repeating: 0, count: byteCount) }
    planes.withUnsafeMutableBufferPointer { convert(bitmap, into: $0) }
  }

  /// Writes the converted picture to `planes`, which has room for just that.
  func convert(_ bitmap: Bitmap, into planes: UnsafeMutableBufferPointer<UInt8>) {
    convert(bitmap, PixelArea(columns: 0..<width, rows: 0..<height), into: planes)
  }

  /// Converts what depends on the pixels of `area`, which lies within the picture; `planes` holds the
  /// rest.
  func convert(
    _ bitmap: Bitmap, _ area: PixelArea, into planes: UnsafeMutableBufferPointer<UInt8>
  ) {
    precondition(bitmap.width == width && bitmap.height == height, "a bitmap of another size")
    precondition(planes.count == byteCount, "room for another size")
    guard let luma = planes.baseAddress else { return }
    let cb = luma + codedWidth * codedHeight
    let cr = cb + codedWidth * codedHeight / 4
    // A sample of chroma is of its own column and both neighbours.
    let first = Int64(area.columns.lowerBound & ~1)
    let end = Int64(min((area.columns.upperBound + 3) & ~1, codedWidth))
    var padded = PaddedRows(width: width, codedWidth: codedWidth)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      for y in stride(from: area.rows.lowerBound & ~1, to: area.rows.upperBound, by: 2) {
        let (upper, lower) = padded.pair(
          pixels + y * width, pixels + min(y + 1, height - 1) * width)
        let row = luma + y * codedWidth
        let chroma = y / 2 * codedWidth / 2
        flipbook_i420_rows(
          upper, lower, first, end, row, row + codedWidth, cb + chroma, cr + chroma)
      }
    }
  }
}

/// Two rows at a time, of an even number of columns.
private struct PaddedRows: ~Copyable {
  private let width: Int

  /// Room for both rows if they have to be copied.
  private let copies: UnsafeMutableBufferPointer<UInt32>

  init(width: Int, codedWidth: Int) {
    self.width = width
    copies = .allocate(capacity: width == codedWidth ? 0 : 2 * codedWidth)
    copies.initialize(repeating: 0)
  }

  deinit { copies.deallocate() }

  /// The rows themselves, or else copies in which the last pixel stands twice.
  mutating func pair(
    _ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>
  ) -> (UnsafePointer<UInt32>, UnsafePointer<UInt32>) {
    guard copies.count > 0, let start = copies.baseAddress else { return (upper, lower) }
    for (row, copy) in [(upper, start), (lower, start + width + 1)] {
      copy.update(from: row, count: width)
      copy[width] = row[width - 1]
    }
    return (UnsafePointer(start), UnsafePointer(start + width + 1))
  }
}

import CKernels
package import Raster
import Sinks

/// Converts pictures to planar 4:2:0 in BT.709's colour space and limited range, in 16-bit
/// integers.
///
/// `I420Reference` computes the same in floating point; the two differ by at most one level, and
/// agree on greys, on black, white and the six full colours. `BT709` defines the rounding; the
/// loops in C give the same bits.
///
/// Chroma is sited as in H.264 by default ("left"): on the even columns, halfway between two rows.
/// A sample is the mean of (left + 2 · centre + right) / 4 over two rows; beyond the edges, the
/// edge's pixels are repeated.
package struct I420Converter: Sendable {
  /// The width of the pictures, in pixels.
  package let width: Int

  /// The height of the pictures, in pixels.
  package let height: Int

  /// Creates a converter for pictures of the given size.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The width of the converted pictures: `width`, rounded up to an even number.
  package var codedWidth: Int { width + width % 2 }

  /// The height of the converted pictures: `height`, rounded up to an even number.
  package var codedHeight: Int { height + height % 2 }

  /// The size of a converted picture in bytes: the plane of Y', then those of Cb and Cr with half
  /// the width and height.
  package var byteCount: Int { codedWidth * codedHeight * 3 / 2 }

  /// Replaces `planes` with the converted picture; its memory is reused if the size matches.
  package func convert(_ bitmap: Bitmap, into planes: inout [UInt8]) {
    if planes.count != byteCount { planes = Array(repeating: 0, count: byteCount) }
    planes.withUnsafeMutableBufferPointer { convert(bitmap, into: $0) }
  }

  /// Writes the converted picture to `planes`, which has exactly its size.
  func convert(_ bitmap: Bitmap, into planes: UnsafeMutableBufferPointer<UInt8>) {
    convert(bitmap, PixelArea(columns: 0..<width, rows: 0..<height), into: planes)
  }

  /// Converts the samples that depend on the pixels of `area`, which must be inside the picture;
  /// `planes` already holds the rest.
  func convert(
    _ bitmap: Bitmap, _ area: PixelArea, into planes: UnsafeMutableBufferPointer<UInt8>
  ) {
    precondition(bitmap.width == width && bitmap.height == height, "wrong bitmap size")
    precondition(planes.count == byteCount, "wrong buffer size")
    guard let luma = planes.baseAddress else { return }
    let cb = luma + codedWidth * codedHeight
    let cr = cb + codedWidth * codedHeight / 4
    // A chroma sample depends on its own column and both neighbours.
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

/// Pairs of rows, padded to an even number of columns.
private struct PaddedRows: ~Copyable {
  private let width: Int

  /// Space for both rows if they have to be copied.
  private let copies: UnsafeMutableBufferPointer<UInt32>

  init(width: Int, codedWidth: Int) {
    self.width = width
    copies = .allocate(capacity: width == codedWidth ? 0 : 2 * codedWidth)
    copies.initialize(repeating: 0)
  }

  deinit { copies.deallocate() }

  /// Returns the rows themselves if their width is even, otherwise copies with the last pixel
  /// repeated.
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

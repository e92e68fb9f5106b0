package import Raster

/// Converts pictures to planar 4:2:0 in BT.709's colour space and limited range, in 16-bit integers.
///
/// `I420Reference` says the same in floating point; the two differ by at most one level, and agree
/// on greys, on black, white and the six full colours. `BT709` says how it rounds.
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
    precondition(bitmap.width == width && bitmap.height == height, "a bitmap of another size")
    precondition(planes.count == byteCount, "room for another size")
    let (codedWidth, chromaWidth) = (codedWidth, codedWidth / 2)
    let chromaPlane = codedWidth * codedHeight
    let crPlane = chromaPlane + chromaWidth * codedHeight / 2
    let rows = RowPair(width: width, codedWidth: codedWidth)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress, let planes = planes.baseAddress else { return }
      for y in stride(from: 0, to: codedHeight, by: 2) {
        for (row, source) in [(0, y), (1, min(y + 1, height - 1))] {
          rows.load(row, from: pixels + source * width)
          rows.luma(of: row, into: planes + (y + row) * codedWidth)
        }
        let chroma = chromaPlane + y / 2 * chromaWidth
        rows.chroma(cb: planes + chroma, cr: planes + chroma - chromaPlane + crPlane)
      }
    }
  }
}

package import Raster

/// Converts pictures to planar 4:2:0 in BT.709's colour space and limited range.
///
/// With R, G, B in 0…255, Y' = 16 + 219 (0.2126 R + 0.7152 G + 0.0722 B) / 255, and Cb and Cr are
/// 128 + 224 (B − Y) / 1.8556 / 255 and 128 + 224 (R − Y) / 1.5748 / 255 with Y in 0…255. All are
/// computed in integers, with factors in units of 2⁻¹⁵ that leave greys without colour, and
/// rounded once, halves up.
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
    precondition(bitmap.width == width && bitmap.height == height, "a bitmap of another size")
    if planes.count != byteCount { planes = Array(repeating: 0, count: byteCount) }
    let (codedWidth, chromaWidth) = (codedWidth, codedWidth / 2)
    let chromaPlane = codedWidth * codedHeight
    let crPlane = chromaPlane + chromaWidth * codedHeight / 2
    var sums = [UInt32](repeating: 0, count: 2 * (codedWidth + 2))
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      planes.withUnsafeMutableBufferPointer { planes in
        sums.withUnsafeMutableBufferPointer { sums in
          guard let pixels = pixels.baseAddress, let planes = planes.baseAddress,
            let sums = sums.baseAddress
          else { return }
          for y in stride(from: 0, to: codedHeight, by: 2) {
            let upper = pixels + y * width
            let lower = pixels + min(y + 1, height - 1) * width
            luma(of: upper, into: planes + y * codedWidth)
            luma(of: lower, into: planes + (y + 1) * codedWidth)
            addRows(upper, lower, into: sums)
            let row = y / 2 * chromaWidth
            chroma(
              of: sums, cb: planes + chromaPlane + row, cr: planes + crPlane + row)
          }
        }
      }
    }
  }

  private func luma(of row: UnsafePointer<UInt32>, into luma: UnsafeMutablePointer<UInt8>) {
    for x in 0..<width { luma[x] = BT709.luma(row[x]) }
    if codedWidth > width { luma[width] = luma[width - 1] }
  }

  /// Adds the components of two rows: at 1 + x red in the lower and blue in the upper 16 bits, and
  /// green as far on as those go. Before the first and behind the last stands the edge again.
  private func addRows(
    _ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>,
    into sums: UnsafeMutablePointer<UInt32>
  ) {
    let reds = sums
    let greens = sums + codedWidth + 2
    for x in 0..<width {
      reds[x + 1] = (upper[x] & 0xFF_00FF) &+ (lower[x] & 0xFF_00FF)
      greens[x + 1] = ((upper[x] &>> 8) & 0xFF) &+ ((lower[x] &>> 8) & 0xFF)
    }
    for plane in [reds, greens] {
      plane[0] = plane[1]
      for x in width...codedWidth { plane[x + 1] = plane[width] }
    }
  }

  private func chroma(
    of sums: UnsafePointer<UInt32>, cb: UnsafeMutablePointer<UInt8>,
    cr: UnsafeMutablePointer<UInt8>
  ) {
    let reds = sums
    let greens = sums + codedWidth + 2
    for column in 0..<codedWidth / 2 {
      let x = 2 * column
      let redBlue = reds[x] &+ 2 &* reds[x + 1] &+ reds[x + 2]
      let green = greens[x] &+ 2 &* greens[x + 1] &+ greens[x + 2]
      let (red, blue) = (Int32(redBlue & 0xFFFF), Int32(redBlue &>> 16))
      cb[column] = BT709.cb(red, Int32(bitPattern: green), blue)
      cr[column] = BT709.cr(red, Int32(bitPattern: green), blue)
    }
  }
}

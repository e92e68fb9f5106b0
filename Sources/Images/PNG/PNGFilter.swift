import Foundation
import Raster

/// PNG's row filters (PNG specification, section 9): a band's first row by Sub, so that it needs
/// no other band, all further ones by Up.
struct PNGFilter {
  private static let sub: UInt8 = 1
  private static let up: UInt8 = 2

  /// The straightened row in work and the one above it, for pictures with alpha.
  private var straight: [UInt32] = []

  /// The differences of a row, still of four bytes a pixel.
  private var differences: [UInt32] = []

  /// Bytes of a filtered row: the filter's number and the pixels.
  static func rowLength(width: Int, isOpaque: Bool) -> Int { 1 + width * (isOpaque ? 3 : 4) }

  /// Writes the filtered rows `rows` of `bitmap` to `target`, which has room for them.
  mutating func apply(
    to rows: Range<Int>, of bitmap: Bitmap, isOpaque: Bool,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    let width = bitmap.width
    let rowLength = Self.rowLength(width: width, isOpaque: isOpaque)
    if differences.count < width { differences = Array(repeating: 0, count: width) }
    if !isOpaque, straight.count < 2 * width { straight = Array(repeating: 0, count: 2 * width) }
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      differences.withUnsafeMutableBufferPointer { differences in
        straight.withUnsafeMutableBufferPointer { straight in
          guard let pixels = pixels.baseAddress, let differences = differences.baseAddress
          else { return }
          for y in rows {
            var row = pixels + y * width
            var above = y == rows.lowerBound ? nil : row - width
            if !isOpaque, let straight = straight.baseAddress {
              let current = straight + (y & 1) * width
              current.update(from: row, count: width)
              Premultiplication.straighten(.init(start: current, count: width))
              row = UnsafePointer(current)
              above = above.map { _ in UnsafePointer(straight + (~y & 1) * width) }
            }
            let output = target + (y - rows.lowerBound) * rowLength
            Self.filter(row, above, differences, width, isOpaque, output)
          }
        }
      }
    }
  }

  private static func filter(
    _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?,
    _ differences: UnsafeMutablePointer<UInt32>, _ width: Int, _ isOpaque: Bool,
    _ output: UnsafeMutablePointer<UInt8>
  ) {
    output[0] = above == nil ? sub : up
    if let above {
      if memcmp(row, above, width * 4) == 0 {
        memset(output + 1, 0, width * (isOpaque ? 3 : 4))
        return
      }
      subtract(above, from: row, into: differences, count: width)
    } else {
      differences[0] = row[0]
      subtract(row, from: row + 1, into: differences + 1, count: width - 1)
    }
    if isOpaque {
      pack(differences, into: output + 1, count: width)
    } else {
      memcpy(output + 1, differences, width * 4)
    }
  }

  /// Byte by byte, modulo 256.
  private static func subtract(
    _ left: UnsafePointer<UInt32>, from right: UnsafePointer<UInt32>,
    into result: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let (left, right) = (UnsafeRawPointer(left), UnsafeRawPointer(right))
    let result = UnsafeMutableRawPointer(result)
    let length = count * 4
    var offset = 0
    while offset + 16 <= length {
      let difference =
        right.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
        &- left.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      result.storeBytes(of: difference, toByteOffset: offset, as: SIMD16<UInt8>.self)
      offset += 16
    }
    while offset < length {
      let difference =
        right.load(fromByteOffset: offset, as: UInt8.self)
        &- left.load(fromByteOffset: offset, as: UInt8.self)
      result.storeBytes(of: difference, toByteOffset: offset, as: UInt8.self)
      offset += 1
    }
  }

  /// Leaves out every fourth byte: eight pixels are four words in, three words out.
  private static func pack(
    _ pixels: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    let source = UnsafeRawPointer(pixels)
    let output = UnsafeMutableRawPointer(target)
    func pair(_ offset: Int) -> UInt64 {
      let word = UInt64(littleEndian: source.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      return word & 0xFF_FFFF | (word &>> 8) & 0xFFFF_FF00_0000
    }
    func store(_ word: UInt64, _ offset: Int) {
      output.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt64.self)
    }
    var x = 0
    while x + 8 <= count {
      let (a, b, c, d) = (pair(4 * x), pair(4 * x + 8), pair(4 * x + 16), pair(4 * x + 24))
      store(a | b &<< 48, 3 * x)
      store(b &>> 16 | c &<< 32, 3 * x + 8)
      store(c &>> 32 | d &<< 16, 3 * x + 16)
      x += 8
    }
    while x < count {
      for byte in 0..<3 {
        target[3 * x + byte] = UInt8(truncatingIfNeeded: pixels[x] >> (8 * byte))
      }
      x += 1
    }
  }
}

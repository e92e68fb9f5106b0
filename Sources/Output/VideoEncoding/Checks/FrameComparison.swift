import Foundation
import Raster

/// The difference between a decoded frame and its original.
struct FrameComparison: Sendable {
  /// The side of the squares whose mean colours are compared, in pixels.
  static let side = 16

  /// The largest difference between the means of a square in any channel, in levels of 0…255.
  private(set) var largest = 0.0

  /// The root mean square of these differences.
  private(set) var overall = 0.0

  /// Whether all pixels are equal.
  let isExact: Bool

  /// A premultiplied picture and what is compared of it.
  struct Picture: Sendable {
    let bitmap: Bitmap
    fileprivate let means: [SIMD4<Double>]

    init(_ bitmap: Bitmap) {
      self.bitmap = bitmap
      means = FrameComparison.means(of: bitmap)
    }
  }

  /// Compares a decoded picture with its original, which has the same size.
  init(_ decoded: Bitmap, _ original: Picture) {
    isExact = decoded == original.bitmap
    guard !isExact else { return }
    var sum = SIMD4<Double>.zero
    for (one, other) in zip(Self.means(of: decoded), original.means) {
      let difference = one - other
      largest = max(largest, difference.max(), -difference.min())
      sum += difference * difference
    }
    overall = (sum.sum() / Double(4 * original.means.count)).squareRoot()
  }

  /// Returns the mean colours of squares.
  ///
  /// Pixels are weighted by their distance from the centre of a square, and pixels beyond its edges
  /// count too, so that chroma smoothed across an edge makes no difference. The sums are exact: of
  /// 32 rows and columns each, with weights below 32.
  private static func means(of bitmap: Bitmap) -> [SIMD4<Double>] {
    let (across, down) = (Weights(bitmap.width), Weights(bitmap.height))
    var means: [SIMD4<Double>] = []
    means.reserveCapacity(across.count * down.count)
    // The weighted sums of the rows around one line of squares, component by component, and of those
    // around the next line.
    let length = 4 * bitmap.width
    var sums = [UInt32](repeating: 0, count: length)
    var nextSums = sums
    bitmap.pixels.withUnsafeBytes { components in
      for y in 0..<bitmap.height {
        let row = UnsafeRawBufferPointer(rebasing: components[y * length..<(y + 1) * length])
        add(row, down.before[y], to: &sums)
        add(row, down.after[y], to: &nextSums)
        let isLast = y + 1 == bitmap.height || down.cells[y + 1] > down.cells[y]
        guard isLast else { continue }
        means += across.means(of: sums, total: down.totals[down.cells[y]])
        swap(&sums, &nextSums)
        nextSums.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
      }
    }
    // The centres of the last squares can be beyond the last row.
    if means.count < across.count * down.count {
      means += across.means(of: sums, total: down.totals[down.count - 1])
    }
    return means
  }

  private static func add(
    _ row: UnsafeRawBufferPointer, _ weight: UInt16, to sums: inout [UInt32]
  ) {
    if weight == 0 { return }
    sums.withUnsafeMutableBufferPointer { sums in
      // 16 bits are the widest that every processor multiplies in one instruction.
      for index in sums.indices { sums[index] &+= UInt32(UInt16(row[index]) &* weight) }
    }
  }

  /// The weights, in 32nds, of a line's pixels in the squares whose centres are before and after each
  /// pixel.
  private struct Weights {
    /// The number of squares.
    let count: Int
    /// The square whose centre is before each pixel; the next one is after it.
    private(set) var cells: [Int] = []
    private(set) var before: [UInt16] = []
    private(set) var after: [UInt16] = []
    /// The sum of the weights in each square.
    private(set) var totals: [UInt32]

    init(_ length: Int) {
      let side = FrameComparison.side
      count = (length + side - 1) / side
      totals = Array(repeating: 0, count: count)
      for index in 0..<length {
        // The distance from the first centre.
        let position = 2 * index + 1 - side
        let (cell, part) = (position >> 5, UInt16(position & 31))
        // A pixel before the first centre counts only for the first square.
        cells.append(max(cell, 0))
        before.append(cell < 0 ? part : 32 - part)
        after.append(cell < 0 || cell + 1 >= count ? 0 : part)
        totals[cells[index]] += UInt32(before[index])
        if after[index] > 0 { totals[cells[index] + 1] += UInt32(after[index]) }
      }
    }

    /// Returns the means of a line of squares from sums of rows, whose weights sum to `total`.
    func means(of rows: [UInt32], total: UInt32) -> [SIMD4<Double>] {
      var sums = [SIMD4<UInt32>](repeating: .zero, count: count + 1)
      for x in before.indices {
        let sum = SIMD4(rows[4 * x], rows[4 * x + 1], rows[4 * x + 2], rows[4 * x + 3])
        sums[cells[x]] &+= sum &* UInt32(before[x])
        sums[cells[x] + 1] &+= sum &* UInt32(after[x])
      }
      return zip(sums, totals).map { SIMD4<Double>($0) / Double($1 * total) }
    }
  }
}

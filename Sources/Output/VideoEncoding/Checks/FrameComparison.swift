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
  /// count too, so that chroma smoothed across an edge makes no difference.
  private static func means(of bitmap: Bitmap) -> [SIMD4<Double>] {
    let (across, down) = (Weights(bitmap.width), Weights(bitmap.height))
    let length = across.count + 1
    var sums = [SIMD4<Double>](repeating: .zero, count: length * (down.count + 1))
    var row = [SIMD4<Double>](repeating: .zero, count: length)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      row.withUnsafeMutableBufferPointer { row in
        for y in 0..<bitmap.height {
          row.update(repeating: .zero)
          for x in 0..<bitmap.width {
            let pixel = pixels[y * bitmap.width + x]
            let level = SIMD4<Double>(
              SIMD4<Int32>(
                truncatingIfNeeded: SIMD4(pixel, pixel >> 8, pixel >> 16, pixel >> 24) & 255))
            row[across.cells[x]] += across.before[x] * level
            row[across.cells[x] + 1] += across.after[x] * level
          }
          let (start, above, below) = (length * down.cells[y], down.before[y], down.after[y])
          for index in 0..<length {
            sums[start + index] += above * row[index]
            sums[start + length + index] += below * row[index]
          }
        }
      }
    }
    // Drop the squares outside the picture.
    return (0..<down.count).flatMap { sums[length * $0..<length * $0 + across.count] }
  }

  /// The weights of a line's pixels in the squares whose centres are before and after each pixel.
  private struct Weights {
    /// The number of squares.
    let count: Int
    /// The square whose centre is before each pixel; the next one is after it.
    private(set) var cells: [Int] = []
    private(set) var before: [Double] = []
    private(set) var after: [Double] = []

    init(_ length: Int) {
      let side = Double(FrameComparison.side)
      count = (length + FrameComparison.side - 1) / FrameComparison.side
      var totals = [Double](repeating: 0, count: count + 1)
      for index in 0..<length {
        let position = (Double(index) + 0.5) / side - 0.5
        let cell = Int(position.rounded(.down))
        let part = position - Double(cell)
        // A pixel before the first centre counts only for the first square.
        cells.append(max(cell, 0))
        before.append(cell < 0 ? part : 1 - part)
        after.append(cell < 0 || cell + 1 >= count ? 0 : part)
        totals[cells[index]] += before[index]
        totals[cells[index] + 1] += after[index]
      }
      for index in 0..<length {
        before[index] /= totals[cells[index]]
        if after[index] > 0 { after[index] /= totals[cells[index] + 1] }
      }
    }
  }
}

import Foundation
import Raster

/// How far a decoded frame is from the one that was encoded.
struct FrameComparison: Sendable {
  /// The side of the squares whose mean colours are held against each other.
  static let side = 16

  /// How much the mean of a square differs at most, in levels of 0…255, in any channel.
  private(set) var largest = 0.0

  /// The root of the mean square of all those differences.
  private(set) var overall = 0.0

  /// Whether every pixel is the same.
  let isExact: Bool

  /// Compares two pictures of one size; both premultiplied.
  init(_ decoded: Bitmap, _ expected: Bitmap) {
    isExact = decoded == expected
    guard !isExact else { return }
    var sum = 0.0
    let (a, b) = (Self.means(of: decoded), Self.means(of: expected))
    for (one, other) in zip(a, b) {
      largest = max(largest, abs(one - other))
      sum += (one - other) * (one - other)
    }
    overall = (sum / Double(a.count)).squareRoot()
  }

  /// The mean colours of squares, four channels each.
  ///
  /// Pixels count by how near they are to the middle of a square, and beyond its edges too, so that
  /// chroma that was smoothed over an edge makes no difference.
  static func means(of bitmap: Bitmap) -> [Double] {
    let (across, down) = (Weights(bitmap.width), Weights(bitmap.height))
    let length = 4 * (across.count + 1)
    var sums = [Double](repeating: 0, count: length * (down.count + 1))
    var row = [Double](repeating: 0, count: length)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      row.withUnsafeMutableBufferPointer { row in
        for y in 0..<bitmap.height {
          row.update(repeating: 0)
          for x in 0..<bitmap.width {
            let pixel = pixels[y * bitmap.width + x]
            let (place, left, right) = (4 * across.cells[x], across.before[x], across.after[x])
            for channel in 0..<4 {
              let level = Double(pixel >> (8 * UInt32(channel)) & 255)
              row[place + channel] += left * level
              row[place + 4 + channel] += right * level
            }
          }
          let (start, above, below) = (length * down.cells[y], down.before[y], down.after[y])
          for place in 0..<length {
            sums[start + place] += above * row[place]
            sums[start + length + place] += below * row[place]
          }
        }
      }
    }
    // What counts for squares outside of the picture is nothing.
    return (0..<down.count).flatMap { sums[length * $0..<length * $0 + 4 * across.count] }
  }

  /// How much each of a line's pixels counts for the squares whose middles are before and after it.
  private struct Weights {
    /// How many squares there are.
    let count: Int
    /// The square before each pixel; that after it is the next one.
    private(set) var cells: [Int] = []
    private(set) var before: [Double] = []
    private(set) var after: [Double] = []

    init(_ length: Int) {
      let side = Double(FrameComparison.side)
      count = (length + FrameComparison.side - 1) / FrameComparison.side
      var totals = [Double](repeating: 0, count: count + 1)
      for place in 0..<length {
        let position = (Double(place) + 0.5) / side - 0.5
        let cell = Int(position.rounded(.down))
        let part = position - Double(cell)
        // Before the first middle all of the pixel counts for that, as far as it counts.
        cells.append(max(cell, 0))
        before.append(cell < 0 ? part : 1 - part)
        after.append(cell < 0 || cell + 1 >= count ? 0 : part)
        totals[cells[place]] += before[place]
        totals[cells[place] + 1] += after[place]
      }
      for place in 0..<length {
        before[place] /= totals[cells[place]]
        if after[place] > 0 { after[place] /= totals[cells[place] + 1] }
      }
    }
  }
}

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
    var sums = [Double](repeating: 0, count: 4 * across.count * down.count)
    var row = [Double](repeating: 0, count: 4 * across.count)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<bitmap.height {
        for place in row.indices { row[place] = 0 }
        for x in 0..<bitmap.width {
          let pixel = pixels[y * bitmap.width + x]
          for (cell, weight) in across[x] {
            for channel in 0..<4 {
              row[4 * cell + channel] += weight * Double(pixel >> (8 * UInt32(channel)) & 255)
            }
          }
        }
        for (cell, weight) in down[y] {
          for place in row.indices { sums[cell * row.count + place] += weight * row[place] }
        }
      }
    }
    return sums
  }

  /// How much each of a line's pixels counts for the two squares that are nearest.
  private struct Weights {
    let count: Int
    private var entries: [[(Int, Double)]] = []

    init(_ length: Int) {
      let side = Double(FrameComparison.side)
      let count = (length + FrameComparison.side - 1) / FrameComparison.side
      self.count = count
      var totals = [Double](repeating: 0, count: count)
      for place in 0..<length {
        let position = (Double(place) + 0.5) / side - 0.5
        let cell = Int(position.rounded(.down))
        let entry = [(cell, 1 - position + Double(cell)), (cell + 1, position - Double(cell))]
          .filter { (0..<count).contains($0.0) && $0.1 > 0 }
        for (cell, weight) in entry { totals[cell] += weight }
        entries.append(entry)
      }
      entries = entries.map { $0.map { ($0.0, $0.1 / totals[$0.0]) } }
    }

    subscript(place: Int) -> [(Int, Double)] { entries[place] }
  }
}

import Images
import Raster

/// A summary of a frame's contents that identifies it at another time, even if a codec has changed
/// every pixel slightly.
struct FrameSignature: Sendable {
  private static let (columns, rows) = (24, 14)

  /// The hash of all pixels.
  let hash: PixelHash

  /// The mean levels of red, green, blue and alpha in the cells of a grid, from every fourth row;
  /// empty if only the hash is known.
  private let means: [SIMD4<Float>]

  init(_ hash: PixelHash) {
    self.hash = hash
    means = []
  }

  init(_ bitmap: Bitmap) {
    hash = PixelHash(bitmap)
    let (width, height) = (bitmap.width, bitmap.height)
    var means = [SIMD4<Float>]()
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<Self.rows {
        let lines = stride(
          from: row * height / Self.rows, to: (row + 1) * height / Self.rows, by: 4)
        for column in 0..<Self.columns {
          let cellColumns = column * width / Self.columns..<(column + 1) * width / Self.columns
          var (sum, count) = (SIMD4<UInt32>.zero, Float(0))
          for y in lines {
            for x in cellColumns {
              let pixel = pixels[y * width + x]
              sum &+= (SIMD4(repeating: pixel) &>> SIMD4(0, 8, 16, 24)) & 0xFF
            }
            count += Float(cellColumns.count)
          }
          means.append(SIMD4<Float>(sum) / max(count, 1))
        }
      }
    }
    self.means = means
  }

  /// Returns the mean difference of the cells, in levels: 0 if all pixels are equal, infinite if
  /// they differ by an unknown amount.
  func distance(to other: FrameSignature) -> Float {
    if hash == other.hash { return 0 }
    guard !means.isEmpty, !other.means.isEmpty else { return .infinity }
    var sum = SIMD4<Float>.zero
    for (mean, other) in zip(means, other.means) {
      let difference = mean - other
      sum += difference.replacing(with: -difference, where: difference .< 0)
    }
    // Different frames can have equal means: their distance is the smallest above 0.
    return max(sum.sum() / Float(4 * means.count), .leastNormalMagnitude)
  }
}

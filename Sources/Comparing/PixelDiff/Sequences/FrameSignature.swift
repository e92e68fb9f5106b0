import Images
import Raster

/// What a frame shows, in short: enough to find it again at another time, also where a codec has
/// changed every pixel a little.
struct FrameSignature: Sendable {
  private static let (columns, rows) = (24, 14)

  /// Of all pixels.
  let hash: PixelHash

  /// The mean levels of red, green, blue and alpha in the cells of a grid, from every fourth row; none
  /// where only the hash is known.
  private let means: [SIMD4<Float>]

  init(_ hash: PixelHash) { (self.hash, means) = (hash, []) }

  init(_ bitmap: Bitmap) {
    hash = PixelHash(bitmap)
    let (width, height) = (bitmap.width, bitmap.height)
    var means = [SIMD4<Float>]()
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<Self.rows {
        let lines = stride(
          from: row * height / Self.rows, to: (row + 1) * height / Self.rows, by: 4)
        for column in 0..<Self.columns {
          let place = column * width / Self.columns..<(column + 1) * width / Self.columns
          var (sum, count) = (SIMD4<UInt32>.zero, Float(0))
          for y in lines {
            for x in place {
              let pixel = pixels[y * width + x]
              sum &+= (SIMD4(repeating: pixel) &>> SIMD4(0, 8, 16, 24)) & 0xFF
            }
            count += Float(place.count)
          }
          means.append(SIMD4<Float>(sum) / max(count, 1))
        }
      }
    }
    self.means = means
  }

  /// The mean difference of the cells, in levels: 0 if all pixels are the same, infinite if it is only
  /// known that they are not.
  func distance(to other: FrameSignature) -> Float {
    if hash == other.hash { return 0 }
    guard !means.isEmpty, !other.means.isEmpty else { return .infinity }
    var sum = SIMD4<Float>.zero
    for (mean, other) in zip(means, other.means) {
      let difference = mean - other
      sum += difference.replacing(with: -difference, where: difference .< 0)
    }
    // Equal means of unequal frames: not the same, but hardly anything nearer.
    return max(sum.sum() / Float(4 * means.count), .leastNormalMagnitude)
  }
}

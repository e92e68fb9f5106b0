import Foundation

/// A premultiplied pixel in the working space: red, green, blue, alpha.
typealias WorkingPixel = SIMD4<Float>

/// The pixels of a region, row by row from the bottom. Pixels outside are transparent.
struct PixelBuffer: Sendable {
  let region: ImageRegion
  var pixels: [WorkingPixel]

  /// Creates transparent pixels.
  init(_ region: ImageRegion) {
    self.region = region
    pixels = Array(repeating: .zero, count: region.width * region.height)
  }

  init(_ region: ImageRegion, pixels: [WorkingPixel]) {
    precondition(pixels.count == region.width * region.height, "a buffer holds all its pixels")
    self.region = region
    self.pixels = pixels
  }

  /// Creates pixels from their columns and rows.
  init(_ region: ImageRegion, _ pixel: (_ x: Int, _ y: Int) -> WorkingPixel) {
    self.region = region
    pixels = Array(unsafeUninitializedCapacity: region.width * region.height) { target, count in
      for y in region.bottom..<max(region.top, region.bottom) {
        for x in region.left..<max(region.right, region.left) {
          target.initializeElement(at: count, to: pixel(x, y))
          count += 1
        }
      }
    }
  }

  /// The pixel in a column and a row.
  subscript(x: Int, y: Int) -> WorkingPixel {
    region.contains(x, y)
      ? pixels[(y - region.bottom) * region.width + x - region.left] : .zero
  }

  /// Returns the pixels of another region, transparent where it isn't part of this one.
  func padded(to other: ImageRegion) -> PixelBuffer {
    if other == region { return self }
    var result = PixelBuffer(other)
    let shared = region.intersection(other)
    if shared.isEmpty { return result }
    for y in shared.bottom..<shared.top {
      let source = (y - region.bottom) * region.width + shared.left - region.left
      let target = (y - other.bottom) * other.width + shared.left - other.left
      for x in 0..<shared.width { result.pixels[target + x] = pixels[source + x] }
    }
    return result
  }

  /// Returns the colour at a point by interpolation between the centres of four pixels. The centre
  /// of the pixel in column x is at x + ½.
  func linear(_ x: Double, _ y: Double) -> WorkingPixel {
    let (column, row) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    guard abs(column) < 1e9, abs(row) < 1e9 else { return .zero }
    let (right, up) = (Float(x - 0.5 - column), Float(y - 0.5 - row))
    let (left, bottom) = (Int(column), Int(row))
    let lower = self[left, bottom] * (1 - right) + self[left + 1, bottom] * right
    let upper = self[left, bottom + 1] * (1 - right) + self[left + 1, bottom + 1] * right
    return lower * (1 - up) + upper * up
  }

  /// Returns the pixel that contains a point.
  func nearest(_ x: Double, _ y: Double) -> WorkingPixel {
    guard abs(x) < 1e9, abs(y) < 1e9 else { return .zero }
    return self[Int(x.rounded(.down)), Int(y.rounded(.down))]
  }
}

extension WorkingPixel {
  /// The colour without its alpha's factor; black if it is transparent.
  var straight: WorkingPixel {
    if w == 1 { return self }
    return w > 0 ? WorkingPixel(x / w, y / w, z / w, w) : .zero
  }

  /// The colour multiplied by its alpha.
  var premultiplied: WorkingPixel { WorkingPixel(x * w, y * w, z * w, w) }

  /// The luminance of a linear colour, with the weights of Rec. 709 that Core Image's kernels use.
  var luminance: Float { x * 0.2125 + y * 0.7154 + z * 0.0721 }

  /// The greatest component of the colour.
  var highest: Float { Swift.max(x, Swift.max(y, z)) }

  /// The least component of the colour.
  var lowest: Float { Swift.min(x, Swift.min(y, z)) }

  /// Returns the mixture with another pixel: 0 for this one, 1 for the other.
  func mixed(_ other: WorkingPixel, _ share: Float) -> WorkingPixel {
    self + (other - self) * share
  }

  /// Returns the pixel with another colour and the same alpha.
  func withColor(_ red: Float, _ green: Float, _ blue: Float) -> WorkingPixel {
    WorkingPixel(red, green, blue, w)
  }
}

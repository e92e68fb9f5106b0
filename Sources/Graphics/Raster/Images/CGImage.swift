public import Foundation
import Synchronization

/// An immutable picture: premultiplied 8-bit sRGB pixels.
public final class CGImage: Hashable, Sendable {
  /// The pixels.
  public let bitmap: Bitmap

  /// Whether every pixel is opaque.
  package let isOpaque: Bool

  /// Whether the image has no colours and only masks others. Its pixels are black, with the opacity at
  /// which the mask lets paint through.
  public let isMask: Bool

  private let levels = ImageLevels()
  private let knownDigest = Mutex<UInt64?>(nil)

  /// Creates an image from a bitmap's pixels.
  public convenience init(bitmap: Bitmap) { self.init(bitmap, isMask: false) }

  /// Creates an image or a mask from a bitmap's pixels.
  package init(_ bitmap: Bitmap, isMask: Bool) {
    self.bitmap = bitmap
    self.isMask = isMask
    isOpaque = bitmap.isOpaque
  }

  /// Returns `part` of the image at a smaller size: its columns halved `across` times and its rows
  /// `down` times.
  package func level(of part: PixelRect, across: Int, down: Int) -> ImageLevel {
    levels.level(of: bitmap, part, across: across, down: down)
  }

  /// The number of columns.
  public var width: Int { bitmap.width }

  /// The number of rows.
  public var height: Int { bitmap.height }

  /// The number of bits in each component: 8.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits in each pixel: 32, for red, green, blue and alpha.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes in each row: 4 for each column.
  public var bytesPerRow: Int { 4 * width }

  /// Always true: pixels are interpolated unless a context or layer specifies otherwise.
  public var shouldInterpolate: Bool { true }

  /// Returns the image itself, which is immutable.
  public func copy() -> CGImage? { self }

  /// Returns the part of the image within `rect`, which is rounded outwards to whole pixels and
  /// clamped to the image; nil if that part is empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = pixels(around: rect)
    guard !part.isEmpty else { return nil }
    var cropped: [UInt32] = []
    cropped.reserveCapacity(part.width * part.height)
    for y in part.top..<part.bottom {
      cropped += bitmap.pixels[y * width + part.left..<y * width + part.right]
    }
    return CGImage(
      Bitmap(width: part.width, height: part.height, pixels: cropped), isMask: isMask)
  }

  /// Returns the pixels of the image that `rect` touches; empty if there are none or a coordinate
  /// is NaN.
  package func pixels(around rect: CGRect) -> PixelRect {
    func whole(_ value: CGFloat, _ limit: Int) -> Int? {
      value.isNaN ? nil : Int(min(max(value, 0), CGFloat(limit)))
    }
    let rect = rect.standardized
    guard let left = whole(rect.minX.rounded(.down), width),
      let right = whole(rect.maxX.rounded(.up), width),
      let top = whole(rect.minY.rounded(.down), height),
      let bottom = whole(rect.maxY.rounded(.up), height)
    else { return .empty }
    return PixelRect(left: left, top: top, right: right, bottom: bottom)
  }

  /// Returns whether both are the same object, or images or masks with the same pixels.
  public static func == (first: CGImage, second: CGImage) -> Bool {
    first === second || (first.isMask == second.isMask && first.bitmap == second.bitmap)
  }

  /// Hashes the size and a few of the pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    let pixels = bitmap.pixels
    for index in stride(from: 0, to: pixels.count, by: max(pixels.count / 16, 1)) {
      hasher.combine(pixels[index])
    }
  }
}

extension CGImage {
  /// A hash of all pixels, computed once.
  var digest: UInt64 {
    knownDigest.withLock { known in
      if let known { return known }
      var digest = Digest()
      digest.add(bitmap)
      known = digest.value
      return digest.value
    }
  }

  /// The mean colour of all pixels, weighted by their opacity.
  package var meanColor: Color {
    var sums = SIMD4<UInt64>.zero
    for word in bitmap.pixels {
      let parts: SIMD4<UInt32> = [word & 255, word >> 8 & 255, word >> 16 & 255, word >> 24]
      sums &+= SIMD4(UInt64(parts.x), UInt64(parts.y), UInt64(parts.z), UInt64(parts.w))
    }
    guard sums.w > 0 else { return .clear }
    let alpha = Double(sums.w)
    return Color(
      red: Double(sums.x) / alpha, green: Double(sums.y) / alpha, blue: Double(sums.z) / alpha,
      alpha: alpha / (255 * Double(bitmap.pixels.count)))
  }
}

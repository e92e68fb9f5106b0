public import Foundation
import Synchronization

/// An immutable picture: premultiplied 8-bit sRGB pixels.
public final class CGImage: Hashable, Sendable {
  /// The pixels.
  public let bitmap: Bitmap

  /// Whether every pixel is opaque.
  package let isOpaque: Bool

  private let levels = ImageLevels()
  private let knownDigest = Mutex<UInt64?>(nil)

  /// A picture of a bitmap's pixels.
  public init(bitmap: Bitmap) {
    self.bitmap = bitmap
    isOpaque = bitmap.isOpaque
  }

  /// `part` of the picture made smaller: its columns halved `across` times and its rows `down` times.
  package func level(of part: PixelRect, across: Int, down: Int) -> ImageLevel {
    levels.level(of: bitmap, part, across: across, down: down)
  }

  /// Columns of pixels.
  public var width: Int { bitmap.width }

  /// Rows of pixels.
  public var height: Int { bitmap.height }

  /// Eight.
  public var bitsPerComponent: Int { 8 }

  /// Thirty-two: red, green, blue and alpha.
  public var bitsPerPixel: Int { 32 }

  /// Four for each column.
  public var bytesPerRow: Int { 4 * width }

  /// False: no picture here is a mask without colours.
  public var isMask: Bool { false }

  /// True: pixels are interpolated unless a context or layer says otherwise.
  public var shouldInterpolate: Bool { true }

  /// The same picture.
  public func copy() -> CGImage? { self }

  /// The part of the picture within `rect`, which is rounded outwards to whole pixels and cut to the
  /// picture. Nil where nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = pixels(around: rect)
    guard !part.isEmpty else { return nil }
    var cropped: [UInt32] = []
    cropped.reserveCapacity(part.width * part.height)
    for y in part.top..<part.bottom {
      cropped += bitmap.pixels[y * width + part.left..<y * width + part.right]
    }
    return CGImage(bitmap: Bitmap(width: part.width, height: part.height, pixels: cropped))
  }

  /// The whole pixels of the picture that `rect` touches; empty where that is none, or not a number.
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

  /// Whether both are one object, or have the same pixels.
  public static func == (first: CGImage, second: CGImage) -> Bool {
    first === second || first.bitmap == second.bitmap
  }

  /// Feeds the size and a few of the pixels to the hasher.
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
  /// A number that stands for all pixels, found out once.
  var digest: UInt64 {
    knownDigest.withLock { known in
      if let known { return known }
      var digest = Digest()
      digest.add(bitmap)
      known = digest.value
      return digest.value
    }
  }

  /// The mean of all pixels, weighted by their opacity.
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

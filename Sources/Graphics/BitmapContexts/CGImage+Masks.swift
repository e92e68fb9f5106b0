public import Drawing
public import Foundation
public import Raster

extension CGImage {
  /// Creates an image mask from the samples of a provider; nil if there are too few of them.
  ///
  /// A sample of 0 lets paint through, and the greatest one blocks it; `decode` can invert this with
  /// 1 and 0. Samples have 1, 2, 4 or 8 bits, and are the first ones of their pixels: images with colours
  /// are masks with their first component, as in Core Graphics. `shouldInterpolate` has no effect.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard width > 0, height > 0, [1, 2, 4, 8].contains(bitsPerComponent),
      bitsPerPixel >= bitsPerComponent, bytesPerRow * 8 >= width * bitsPerPixel,
      let data = provider.data, data.count >= bytesPerRow * height
    else { return nil }
    let (start, end) = unsafe (decode?[0] ?? 0, decode?[1] ?? 1)
    let greatest = (1 << bitsPerComponent) - 1
    let opacities = (0...greatest).map { sample in
      let blocked = start + (end - start) * CGFloat(sample) / CGFloat(greatest)
      return UInt32((255 * (1 - min(max(blocked, 0), 1))).rounded())
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    data.withUnsafeBytes { bytes in
      for y in 0..<height {
        for bit in stride(from: 0, to: width * bitsPerPixel, by: bitsPerPixel) {
          let byte = Int(bytes[y * bytesPerRow + bit / 8])
          let sample = byte >> max(8 - bit % 8 - bitsPerComponent, 0) & greatest
          pixels.append(opacities[sample] << 24)
        }
      }
    }
    self.init(Bitmap(width: width, height: height, pixels: pixels), isMask: true)
  }

  /// Returns the image with the opacity of a mask of any size, which is scaled to the image: what an
  /// image mask lets through, a picture's alpha or, if it is opaque, its brightness. Returns nil for a
  /// mask.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: colorSpace, bitmapInfo: bitmapInfo.rawValue)
    context?.clip(to: bounds, mask: mask)
    context?.draw(self, in: bounds)
    return context?.makeImage()
  }

  /// Returns the image without the pixels whose components, 0 to 255, are all within the ranges:
  /// the least and the greatest red, green and blue. Returns nil for a mask, an image that isn't opaque,
  /// as in Core Graphics, or another number of components.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard !isMask, isOpaque, components.count == 6 else { return nil }
    let pixels = bitmap.pixels.map { word in
      let isMasked = (0..<3).allSatisfy { index in
        let value = CGFloat(word >> UInt32(8 * index) & 255)
        return value >= components[2 * index] && value <= components[2 * index + 1]
      }
      return isMasked ? 0 : word
    }
    return CGImage(bitmap: Bitmap(width: width, height: height, pixels: pixels))
  }
}

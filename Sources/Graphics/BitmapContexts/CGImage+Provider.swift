public import Drawing
public import Foundation
public import Raster

extension CGImage {
  /// Creates an image from the bytes of a provider; nil if there are too few of them or the layout isn't
  /// supported.
  ///
  /// The layouts are those of contexts, and RGB with alpha that isn't premultiplied. `decode`,
  /// `shouldInterpolate` and `intent` have no effect.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let straight = CGImageAlphaInfo(
      rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    let premultiplied: CGImageAlphaInfo? =
      switch straight {
      case .last: .premultipliedLast
      case .first: .premultipliedFirst
      default: nil
      }
    var info = bitmapInfo.rawValue
    if let straight, let premultiplied { info = info - straight.rawValue + premultiplied.rawValue }
    guard bitsPerComponent == 8, height > 0, bytesPerRow > 0, var data = provider.data,
      data.count / height >= bytesPerRow,
      let layout = PixelLayout(info, components: space.numberOfComponents)
    else { return nil }
    if premultiplied != nil {
      let isLittle = bitmapInfo.contains(.byteOrder32Little)
      Self.premultiply(&data, alphaAt: (straight == .last) == isLittle ? 0 : 3)
    }
    let read = data.withUnsafeMutableBytes { bytes in
      ContextPixels(
        bytes.baseAddress, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout,
        space: space, render: { _ in nil })?.bitmap
    }
    guard let read else { return nil }
    self.init(bitmap: read)
  }

  /// Multiplies the colours of pixels of four bytes by their alpha.
  private static func premultiply(_ data: inout Data, alphaAt position: Int) {
    data.withUnsafeMutableBytes { bytes in
      for start in stride(from: 0, to: bytes.count - 3, by: 4) {
        let alpha = UInt(bytes[start + position])
        for offset in 0..<4 where offset != position {
          bytes[start + offset] = UInt8((UInt(bytes[start + offset]) * alpha + 127) / 255)
        }
      }
    }
  }
}

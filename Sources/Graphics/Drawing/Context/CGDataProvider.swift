public import Foundation
public import Raster

/// The bytes of an image or a font.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: Data?

  /// Creates a provider of bytes.
  public init?(data: Data) { self.data = data }

  /// Creates a provider of the bytes in memory, which are copied. `releaseData` is called at once.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    self.data = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }
}

extension CGImage {
  /// The pixels, row by row: red, green, blue, alpha, premultiplied.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(data: bitmap.pixels.withUnsafeBytes { Data($0) })
  }

  /// The position of the alpha component: the last, premultiplied.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// The layout of a pixel's bytes: red, green, blue, alpha, premultiplied.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  }

  /// The colour space: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// Always nil: the ranges that the components of images and masks are decoded to when they are created
  /// are in the pixels.
  public var decode: UnsafePointer<CGFloat>? { nil }

  /// Always the default: intents have no effect.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
}

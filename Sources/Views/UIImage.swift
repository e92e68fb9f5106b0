public import Foundation
import Images
public import Raster

/// An immutable picture.
public final class UIImage: NSObject, Sendable {
  /// The pixels.
  public let bitmap: Bitmap

  /// Pixels per point.
  public let scale: CGFloat

  /// A picture of `bitmap`, one point a pixel.
  public init(bitmap: Bitmap) {
    self.bitmap = bitmap
    scale = 1
  }

  /// The size in points.
  public var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// The picture as a PNG file, with an alpha channel unless every pixel is opaque.
  public func pngData() -> Data? {
    let encoder = PNGEncoder(
      width: bitmap.width, height: bitmap.height, isOpaque: bitmap.isOpaque)
    return Data(encoder.encode(bitmap))
  }
}

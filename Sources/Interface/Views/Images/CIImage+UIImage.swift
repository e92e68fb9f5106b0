public import Drawing
public import Foundation
public import ImageFilters
import Images
import Raster

extension UIImage {
  /// Creates an image from an image of Core Image, with one pixel per point.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Creates an image from an image of Core Image, with `scale` pixels per point. It is drawn at
  /// once; without pixels, or with an infinite extent, it is one transparent pixel.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let drawn = CIContext().createCGImage(ciImage, from: ciImage.extent)
    self.init(
      drawn ?? CGImage(bitmap: Bitmap(width: 1, height: 1, pixels: [0])),
      DisplayAttributes(
        scale: scale > 0 ? scale : 1, orientation: orientation, filtered: ciImage))
  }
}

extension CIImage {
  /// Creates an image from the stored pixels of a UIKit image, without its orientation and scale.
  public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

  /// Creates an image from the stored pixels of a UIKit image, without its scale, and without its
  /// orientation unless `options` contain `.applyOrientationProperty`. If the UIKit image was
  /// created from an image of Core Image, the result is the same as that one.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    if let filtered = image.ciImage {
      self.init(filtered)
    } else {
      self.init(image.picture, image.imageOrientation.inFiles, options)
    }
  }

  /// Decodes an image from the data of a PNG, JPEG, GIF or WebP file. Returns nil, with a warning
  /// that gives the reason, if the data is invalid.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }

  /// Decodes an image from the data of an image file. Its orientation is only applied if `options`
  /// contain `.applyOrientationProperty`.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image, options: options)
  }

  /// Reads an image file; returns nil, with a warning that gives the reason, if it can't be read.
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

  /// Reads an image file; see `init(data:options:)`.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    guard let data = UIImage.data(ofFile: url) else { return nil }
    self.init(data: data, options: options)
  }

  private convenience init(
    _ picture: CGImage, _ orientation: EXIFOrientation, _ options: [CIImageOption: Any]?
  ) {
    let turns = options?[.applyOrientationProperty] as? Bool ?? false
    let upright =
      turns && orientation != .up
      ? CGImage(bitmap: picture.bitmap.upright(from: orientation)) : picture
    self.init(cgImage: upright, options: options)
  }
}

extension CIContext {
  /// Returns an image's extent as a PNG file; nil if it is infinite or empty. `format`,
  /// `colorSpace` and `options` have no effect: files are 8-bit sRGB.
  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() }
  }

  /// Returns an image's extent as a JPEG file in sRGB; nil if it is infinite or empty. The quality
  /// of compression, 0…1, is an option; 0.8 by default.
  public func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let key = CIImageRepresentationOption(rawValue: "kCGImageDestinationLossyCompressionQuality")
    let quality = (options[key] as? NSNumber)?.doubleValue ?? 0.8
    return createCGImage(image, from: image.extent).flatMap {
      UIImage(cgImage: $0).jpegData(compressionQuality: CGFloat(quality))
    }
  }
}

public import Drawing
public import Foundation
import Geometry
public import Raster

// Core Image on the processor, in these stages:
//   Image       an immutable recipe: pictures, colours, and what is computed from other images
//   Filter      filters by name: their inputs, defaults and values
//   Filters     a table for each family of filters, with its formulas
//   BuiltIn     the filters as methods with typed properties
//   Recipes     how pixels are computed from those of other images
//   Evaluation  one drawing of an image: regions, buffers, the working space

/// An image of Core Image: a recipe that a `CIContext` draws.
///
/// The origin is at the lower left corner, y points up, and the centre of a pixel is half a pixel
/// from its edges. An image that isn't limited, such as a colour or a gradient, has an infinite
/// extent. Pixels outside of the extent are transparent.
public final class CIImage: NSObject, NSCopying, Sendable {
  let recipe: any ImageRecipe

  /// The rectangle in which the image isn't transparent, in pixels. It consists of whole pixels,
  /// is infinite, or null for an empty image.
  public let extent: CGRect

  /// The pixels of the extent.
  let region: ImageRegion

  /// Whether transforms of the image take the nearest pixel instead of interpolating.
  let isSampledNearest: Bool

  /// The picture that the image was created from; nil for an image that is computed.
  public let cgImage: CGImage?

  init(
    _ recipe: any ImageRecipe, _ extent: CGRect, picture: CGImage? = nil,
    isSampledNearest: Bool = false
  ) {
    self.recipe = recipe
    let whole = extent.wholePixels
    self.extent = whole.isInfinite || whole.width > 0 && whole.height > 0 ? whole : .null
    region = ImageRegion(self.extent)
    cgImage = picture
    self.isSampledNearest = isSampledNearest
  }

  /// Creates an image from a picture, with its lower left corner at the origin.
  public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }

  /// Creates an image from a picture, with its lower left corner at the origin. With
  /// `.colorSpace: NSNull()`, its components aren't converted to the working space; other options
  /// have no effect.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(
      PictureRecipe(picture: image, isRaw: options?[.colorSpace] is NSNull),
      CGRect(x: 0, y: 0, width: image.width, height: image.height), picture: image)
  }

  /// Creates an image with the recipe of another one.
  package convenience init(_ other: CIImage) {
    self.init(
      other.recipe, other.extent, picture: other.cgImage, isSampledNearest: other.isSampledNearest)
  }

  /// Creates an image of infinite extent with one colour.
  public convenience init(color: CIColor) { self.init(ColorRecipe(color: color), .infinite) }

  /// Creates an image from premultiplied pixels in memory, row by row from the top. Supported
  /// formats are `RGBA8`, `ARGB8`, `BGRA8` and `ABGR8`; in others, and if there are too few bytes,
  /// the image is transparent.
  ///
  /// With a nil colour space, components aren't converted to the working space.
  public convenience init(
    bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    let (width, height) = (Int(size.width), Int(size.height))
    guard var bitmap = Bitmap(width: width, height: height), let order = format.byteOffsets,
      bytesPerRow >= 4 * width, data.count >= bytesPerRow * (height - 1) + 4 * width
    else {
      self.init(ColorRecipe(color: .clear), .null)
      return
    }
    data.withUnsafeBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let start = y * bytesPerRow + 4 * x
          bitmap.pixels[y * width + x] = order.enumerated().reduce(0) { word, place in
            word | UInt32(bytes[start + place.element]) << UInt32(8 * place.offset)
          }
        }
      }
    }
    self.init(
      cgImage: CGImage(bitmap: bitmap),
      options: colorSpace == nil ? [.colorSpace: NSNull()] : nil)
  }

  /// Returns an image without pixels, whose extent is null.
  public class func empty() -> CIImage { CIImage(ColorRecipe(color: .clear), .null) }

  /// Returns nil: archives aren't supported.
  public convenience init?(coder: NSCoder) { nil }

  /// Returns this image, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The metadata of the image; always empty here.
  public var properties: [String: Any] { [:] }

  /// The colour space of a picture, sRGB; nil for an image that is computed.
  public var colorSpace: CGColorSpace? { cgImage?.colorSpace }

  /// The extent and the recipe, for logs.
  public override var description: String { "CIImage \(extent) \(type(of: recipe))" }
}

extension CIImage {
  /// Black everywhere.
  public class var black: CIImage { CIImage(color: .black) }
  /// White everywhere.
  public class var white: CIImage { CIImage(color: .white) }
  /// A grey of 0.5 everywhere.
  public class var gray: CIImage { CIImage(color: .gray) }
  /// Red everywhere.
  public class var red: CIImage { CIImage(color: .red) }
  /// Green everywhere.
  public class var green: CIImage { CIImage(color: .green) }
  /// Blue everywhere.
  public class var blue: CIImage { CIImage(color: .blue) }
  /// Cyan everywhere.
  public class var cyan: CIImage { CIImage(color: .cyan) }
  /// Magenta everywhere.
  public class var magenta: CIImage { CIImage(color: .magenta) }
  /// Yellow everywhere.
  public class var yellow: CIImage { CIImage(color: .yellow) }
  /// Transparent everywhere.
  public class var clear: CIImage { CIImage(color: .clear) }
}

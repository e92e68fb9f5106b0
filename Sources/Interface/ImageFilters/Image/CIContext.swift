public import Drawing
public import Foundation
import Geometry
import Layers
public import Raster

/// Draws images.
///
/// Pixels are computed as four 32-bit floating-point numbers, on the processor, in the order of
/// rows: the same image always has the same bytes. Core Image also uses 16-bit numbers and the GPU,
/// so that results on a device can differ by a level.
public final class CIContext: NSObject, Sendable {
  let colors: WorkingColors

  /// The working colour space; nil without colour management.
  public let workingColorSpace: CGColorSpace?

  /// Creates a context that computes in extended sRGB with linear light.
  public override convenience init() { self.init(options: nil) }

  /// Creates a context. With `.workingColorSpace: NSNull()`, pictures' components are used as they
  /// are, and so they are for spaces that have sRGB's curve. Other options have no effect.
  public init(options: [CIContextOption: Any]?) {
    let space = options?[.workingColorSpace]
    let linear = [
      CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB, CGColorSpace.genericRGBLinear,
    ]
    switch space {
    case nil:
      workingColorSpace = CGColorSpace(name: CGColorSpace.extendedLinearSRGB)
      colors = WorkingColors(isLinear: true)
    case let space as CGColorSpace:
      workingColorSpace = space
      colors = WorkingColors(isLinear: space.name.map(linear.contains) ?? false)
    default:
      workingColorSpace = nil
      colors = WorkingColors(isLinear: false)
    }
  }

  /// Creates a context with options. It draws into pictures, not into `cgContext`.
  public convenience init(cgContext: CGContext, options: [CIContextOption: Any]? = nil) {
    self.init(options: options)
  }

  /// Returns the pixels of a rectangle, rounded outwards to whole pixels, as an sRGB picture; nil
  /// if it is empty, or if it or an image in between has more than 2²⁶ pixels.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let region = ImageRegion(fromRect)
    guard !fromRect.isInfinite, Bitmap.sides.contains(region.width),
      Bitmap.sides.contains(region.height),
      let pixels = RenderPass.pixels(of: image, region, colors)?.pixels
    else { return nil }
    let (width, height) = (region.width, region.height)
    let words = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      for y in 0..<height {
        let row = (height - 1 - y) * width
        for x in 0..<width {
          target.initializeElement(at: count, to: colors.word(pixels[row + x]))
          count += 1
        }
      }
    }
    return CGImage(bitmap: Bitmap(width: width, height: height, pixels: words))
  }

  /// Returns the pixels of a rectangle as a picture, which is always 8-bit sRGB here.
  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// Returns the pixels of a rectangle as a picture, which is always 8-bit sRGB and drawn at once.
  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?,
    deferred: Bool
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// Writes the pixels of a rectangle to memory, row by row from the top, premultiplied.
  ///
  /// Supported formats are `RGBA8`, `ARGB8`, `BGRA8`, `ABGR8`, `RGBAf` and `RGBAh`; others write
  /// nothing and cause a warning. With a nil colour space, components of the working space are
  /// written; other spaces are read as sRGB, except those with linear light.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    let region = ImageRegion(bounds)
    guard format.byteOffsets != nil || format == .RGBAf || format == .RGBAh else {
      LayerWarning(
        .undrawnProperty, "CIContext can't write pixels of format \(format.rawValue).",
        hint: "Use RGBA8, ARGB8, BGRA8, ABGR8, RGBAf or RGBAh.", subject: "CIFormat"
      ).report()
      return
    }
    guard let buffer = RenderPass.pixels(of: image, region, colors) else { return }
    let isEncoded = colorSpace.map { $0.name?.contains("Linear") != true } ?? false
    let output = WorkingColors(isLinear: colors.isLinear && isEncoded)
    for y in 0..<region.height {
      for x in 0..<region.width {
        let pixel = buffer[region.left + x, region.top - 1 - y]
        let row = data + y * rowBytes
        if let order = format.byteOffsets {
          let word = output.word(pixel)
          for (component, place) in order.enumerated() {
            row.storeBytes(
              of: UInt8(truncatingIfNeeded: word >> UInt32(8 * component)),
              toByteOffset: 4 * x + place, as: UInt8.self)
          }
        } else {
          let values = output.components(pixel)
          for component in 0..<4 {
            if format == .RGBAf {
              row.storeBytes(
                of: values[component], toByteOffset: 16 * x + 4 * component, as: Float.self)
            } else {
              row.storeBytes(
                of: Float16(values[component]), toByteOffset: 8 * x + 2 * component,
                as: Float16.self)
            }
          }
        }
      }
    }
  }

  /// Does nothing: nothing is kept between drawings.
  public func clearCaches() {}

  /// Does nothing: nothing is kept between drawings.
  public func reclaimResources() {}

  /// The largest size of an image that can be drawn.
  public func outputImageMaximumSize() -> CGSize {
    CGSize(width: Bitmap.sides.upperBound, height: Bitmap.sides.upperBound)
  }

  /// The largest size of a picture that images can be created from.
  public func inputImageMaximumSize() -> CGSize { outputImageMaximumSize() }
}

/// An option for the creation of a `CIContext`.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates an option from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The space in which filters compute, or `NSNull` for no colour management.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The space of pictures; without effect: it is always sRGB.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The format of intermediate pixels; without effect: they are 32-bit floating-point numbers.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// Whether the processor is used; without effect: it always is.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The priority of drawing; without effect.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  /// The quality of reduced images; without effect: it is always high.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Whether intermediate pixels are kept; without effect.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Whether images have alpha; without effect.
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  /// The name of the context; without effect.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// The former name of `CIContextOption.useSoftwareRenderer`.
public let kCIContextUseSoftwareRenderer = CIContextOption.useSoftwareRenderer
/// The former name of `CIContextOption.workingColorSpace`.
public let kCIContextWorkingColorSpace = CIContextOption.workingColorSpace
/// The former name of `CIContextOption.outputColorSpace`.
public let kCIContextOutputColorSpace = CIContextOption.outputColorSpace
/// The former name of `CIContextOption.workingFormat`.
public let kCIContextWorkingFormat = CIContextOption.workingFormat
/// The former name of `CIContextOption.priorityRequestLow`.
public let kCIContextPriorityRequestLow = CIContextOption.priorityRequestLow
/// The former name of `CIContextOption.highQualityDownsample`.
public let kCIContextHighQualityDownsample = CIContextOption.highQualityDownsample

public import Foundation
public import Geometry

extension CIImage {
  /// Returns the part of the image within a rectangle, rounded outwards to whole pixels.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = rect.wholePixels.intersection(extent)
    return CIImage(CropRecipe(input: self), part, isSampledNearest: isSampledNearest)
  }

  /// Returns the image under a transform, interpolated between pixels. A transform that can't be
  /// inverted gives an empty image.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard determinant.isFinite, determinant != 0, !extent.isNull else { return .empty() }
    let target = extent.isInfinite ? extent : extent.applying(matrix)
    return CIImage(
      AffineRecipe(input: self, inverse: matrix.inverted(), isNearest: isSampledNearest), target,
      isSampledNearest: isSampledNearest)
  }

  /// Returns the image under a transform. Reduced images are always of high quality here.
  public func transformed(
    by matrix: CGAffineTransform, highQualityDownsample: Bool
  ) -> CIImage {
    transformed(by: matrix)
  }

  /// Returns the image with its outermost pixels repeated infinitely.
  public func clampedToExtent() -> CIImage { clamped(to: extent) }

  /// Returns the part of the image within a rectangle, its outermost pixels repeated infinitely.
  public func clamped(to rect: CGRect) -> CIImage { continued(rect, isTiled: false) }

  func continued(_ rect: CGRect, isTiled: Bool) -> CIImage {
    if rect.isInfinite { return self }
    let area = ImageRegion(rect)
    guard !area.isEmpty, !extent.isNull else { return .empty() }
    return CIImage(
      ContinuedRecipe(input: self, area: area, isTiled: isTiled), .infinite,
      isSampledNearest: isSampledNearest)
  }

  /// Returns this image over another one.
  public func composited(over dest: CIImage) -> CIImage {
    blended(over: dest) { $0 + $1 * (1 - $0.w) }
  }

  /// Returns the mixture of this image and another one, with the union of both extents.
  func blended(
    over back: CIImage,
    _ function: @escaping @Sendable (WorkingPixel, WorkingPixel) -> WorkingPixel
  ) -> CIImage {
    CIImage(
      BlendRecipe(front: self, back: back, function: function), extent.joined(back.extent))
  }

  /// Returns the image with another function from pixel to pixel, both premultiplied.
  func mapped(
    _ function: @escaping @Sendable (WorkingColors) -> (WorkingPixel) -> WorkingPixel
  ) -> CIImage {
    CIImage(
      PixelRecipe(input: self, function: function), extent, isSampledNearest: isSampledNearest)
  }

  /// Returns the image blurred by a Gaussian with a standard deviation in pixels. The extent grows
  /// by three of them.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    guard sigma > 0, sigma.isFinite, !extent.isNull else { return self }
    let weights = Blurs.gaussian(sigma)
    return CIImage(ConvolutionRecipe(input: self, weights: weights), extent.grown(by: 3 * sigma))
  }

  /// Returns the output of the filter with that name, with this image as its input; this image,
  /// with a warning, if the filter isn't available.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in params.sorted(by: { $0.key < $1.key }) {
      filter.setValue(value, forKey: key)
    }
    return filter.outputImage ?? .empty()
  }

  /// Returns the output of the filter with that name and its default values, with this image as
  /// its input; this image, with a warning, if the filter isn't available.
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// Returns the image in which a rectangle is opaque and the rest transparent.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    let opaque = mapped { _ in { pixel in WorkingPixel(pixel.x, pixel.y, pixel.z, 1) } }
    return opaque.cropped(to: extent)
  }

  /// Returns the image with its colours multiplied by alpha.
  public func premultiplyingAlpha() -> CIImage { mapped { _ in \.premultiplied } }

  /// Returns the image with its colours divided by alpha.
  public func unpremultiplyingAlpha() -> CIImage { mapped { _ in \.straight } }

  /// Returns the image, which transforms sample without interpolation.
  public func samplingNearest() -> CIImage {
    CIImage(recipe, extent, picture: cgImage, isSampledNearest: true)
  }

  /// Returns the image, which transforms interpolate between pixels, as by default.
  public func samplingLinear() -> CIImage { CIImage(recipe, extent, picture: cgImage) }

  /// Returns the image. Core Image stores intermediate results here; Flipbook does so where an
  /// image is used more than once.
  public func insertingIntermediate() -> CIImage { self }

  /// Returns the image; `cache` has no effect.
  public func insertingIntermediate(cache: Bool) -> CIImage { self }

  /// Returns the image; metadata isn't stored.
  public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage { self }

  /// Returns the filters that would improve a photograph; always none here.
  public func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil)
    -> [CIFilter]
  { [] }
}

extension CIImage {
  /// Returns the image turned upright from an EXIF orientation, 1…8, with its lower left corner at
  /// the origin; other numbers return the image itself.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    if orientation <= 1 || orientation > 8 { return self }
    return transformed(by: orientationTransform(forExifOrientation: orientation))
  }

  /// Returns the image turned upright, with its lower left corner at the origin.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    oriented(forExifOrientation: Int32(orientation.rawValue))
  }

  /// Returns the transform that turns the image upright.
  public func orientationTransform(for orientation: CGImagePropertyOrientation)
    -> CGAffineTransform
  {
    orientationTransform(forExifOrientation: Int32(orientation.rawValue))
  }

  /// Returns the transform that turns the image upright from an EXIF orientation, 1…8.
  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    let (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) =
      switch orientation {
      case 2: (-1, 0, 0, 1)
      case 3: (-1, 0, 0, -1)
      case 4: (1, 0, 0, -1)
      case 5: (0, -1, -1, 0)
      case 6: (0, -1, 1, 0)
      case 7: (0, 1, 1, 0)
      case 8: (0, 1, -1, 0)
      default: (1, 0, 0, 1)
      }
    let turned = CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
    if extent.isInfinite || extent.isNull { return turned }
    let target = extent.applying(turned)
    return turned.concatenating(
      CGAffineTransform(translationX: -target.minX, y: -target.minY))
  }
}

/// The position of a stored picture's first row and column in the upright picture, with EXIF's
/// numbers.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// Upright.
  case up = 1
  /// Flipped horizontally.
  case upMirrored = 2
  /// Rotated by 180°.
  case down = 3
  /// Flipped vertically.
  case downMirrored = 4
  /// Rows and columns are swapped.
  case leftMirrored = 5
  /// To be rotated by 90° clockwise.
  case right = 6
  /// Rows and columns are swapped, and the picture is to be rotated by 180°.
  case rightMirrored = 7
  /// To be rotated by 90° anticlockwise.
  case left = 8
}

package import Foundation
package import Geometry

/// A picture, or a part of one, placed in a shape's coordinates.
package struct ImageFill: Hashable, Sendable {
  /// The method that samples the picture.
  package enum Filter: Hashable, Sendable {
    /// The nearest pixel.
    case nearest

    /// Interpolation between the four nearest pixels. A reduced picture is sampled from its
    /// prefiltered smaller levels, with smooth transitions between them.
    case smooth
  }

  package var image: CGImage

  /// The part of the picture that is shown, in the picture's pixels, y down. Pixels that it doesn't
  /// touch have no effect: at its edges, the outermost pixels repeat.
  package var source: CGRect

  /// The transform from the picture's coordinates, in pixels, y down, to the shape's.
  package var transform: CGAffineTransform

  /// The colour that the picture's components, including alpha, are multiplied by; white by
  /// default, which has no effect.
  package var color = Color(red: 1, green: 1, blue: 1)

  /// Whether only the picture's alpha is used, with `color` as the colour of every pixel.
  package var isTemplate = false

  /// Whether the shown part, rounded outwards to whole pixels, is repeated in both directions.
  package var isTiled = false

  /// The filter for pictures that are enlarged or shown at their own size.
  package var magnification = Filter.smooth

  /// The filter for pictures that are reduced.
  package var minification = Filter.smooth

  /// The offset of the levels that a reduced picture is sampled from, as a base-2 logarithm of
  /// their scale: values above 0 are softer, values below are sharper. 0 by default; clamped to
  /// −16…16.
  package var levelBias = 0.0 {
    didSet {
      let bias = levelBias.isNaN ? 0 : min(max(levelBias, -16), 16)
      levelFactor = bias == 0 ? 1 : Maths.power(4, bias)
    }
  }

  /// The factor that `levelBias` applies to the squared extents of a pixel.
  package private(set) var levelFactor = 1.0

  /// Creates a fill from a picture that is placed by `transform`; a nil `source` means the whole
  /// picture.
  package init(_ image: CGImage, source: CGRect? = nil, transform: CGAffineTransform) {
    self.image = image
    self.source = source ?? CGRect(x: 0, y: 0, width: image.width, height: image.height)
    self.transform = transform
  }

  /// Creates a fill that stretches the picture, or the part in `source`, to a rectangle.
  package init(_ image: CGImage, source: CGRect? = nil, in target: CGRect) {
    self.init(image, source: source, transform: .identity)
    let (across, down) = (
      target.width / self.source.width, target.height / self.source.height
    )
    transform = CGAffineTransform(
      a: across, b: 0, c: 0, d: down, tx: target.minX - self.source.minX * across,
      ty: target.minY - self.source.minY * down)
  }
}

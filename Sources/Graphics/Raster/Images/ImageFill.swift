package import Foundation
package import Geometry

/// A picture, or a part of one, laid into a shape's coordinates.
package struct ImageFill: Hashable, Sendable {
  /// How a pixel on the canvas comes from the picture's.
  package enum Filter: Hashable, Sendable {
    /// The pixel that lies there, alone.
    case nearest

    /// Between the four nearest; where the picture is shrunk, of its prefiltered smaller levels,
    /// which it slides through evenly.
    case smooth
  }

  package var image: CGImage

  /// What is shown of the picture, in its pixels, y down. Other pixels than those that this touches
  /// don't count, not even at its edges, where the outermost go on.
  package var source: CGRect

  /// Takes the picture's coordinates, in pixels, y down, to the shape's.
  package var transform: CGAffineTransform

  /// What the picture's components are multiplied by, alpha included; white changes nothing.
  package var color = Color(red: 1, green: 1, blue: 1)

  /// Whether of the picture alpha alone counts: all of it has the one colour.
  package var isTemplate = false

  /// Whether the part that is shown, rounded outwards to whole pixels, is repeated in both
  /// directions.
  package var isTiled = false

  /// Where the picture is shown larger than it is, or as large.
  package var magnification = Filter.smooth

  /// Where the picture is shown smaller than it is.
  package var minification = Filter.smooth

  /// How many times smaller, as a logarithm to the base 2, the levels are that count where the picture
  /// is shrunk: above 0 it gets softer, below sharper. 0 by default; more than 16 either way is no more.
  package var levelBias = 0.0 {
    didSet {
      let bias = levelBias.isNaN ? 0 : min(max(levelBias, -16), 16)
      levelFactor = bias == 0 ? 1 : Maths.power(4, bias)
    }
  }

  /// What the squares of a pixel's extents are multiplied by for that.
  package private(set) var levelFactor = 1.0

  /// The picture, placed by `transform`; `source` is all of it when nil.
  package init(_ image: CGImage, source: CGRect? = nil, transform: CGAffineTransform) {
    self.image = image
    self.source = source ?? CGRect(x: 0, y: 0, width: image.width, height: image.height)
    self.transform = transform
  }

  /// The picture, or what `source` shows of it, stretched into a rectangle.
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

public import Foundation
import Geometry
package import Raster

/// An immutable colour as layers hold it: sRGB, components in 0…1, not premultiplied; or a pattern, a
/// picture that is laid side by side, as `UIColor(patternImage:)` makes it.
public final class CGColor: Hashable, Sendable {
  /// The colour, of a pattern the mean one: what it counts as where patterns are not drawn.
  package let color: Color

  /// The pattern, from the origin of what is drawn on; nil for a plain colour.
  package let pattern: ImageFill?

  /// Wraps a colour value.
  package init(_ color: Color) { (self.color, pattern) = (color, nil) }

  /// A picture that is laid side by side in both directions, in points, one with its upper left corner
  /// at the origin.
  package init(pattern: ImageFill) {
    var tiles = pattern
    tiles.isTiled = true
    color = pattern.image.meanColor.multiplied(byAlpha: pattern.color.alpha)
    self.pattern = tiles
  }

  /// A colour of sRGB components; values outside 0…1 are clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour of sRGB components; values outside 0…1 are clamped.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, 0 black to 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// A colour of a grey or an RGB space, with its alpha as last component; `components` must hold
  /// that many. Never nil here.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let values = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
    self.init(space, Array(values))
  }

  /// The colour of `components` in `space`, the last of them alpha; nil where they are too few.
  convenience init?(_ space: CGColorSpace, _ components: [CGFloat]) {
    guard components.count > space.numberOfComponents else { return nil }
    if space.model == .monochrome {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The space of the components: sRGB; nil for a pattern.
  public var colorSpace: CGColorSpace? {
    pattern == nil ? CGColorSpace(name: CGColorSpace.sRGB) : nil
  }

  /// Opacity, 0…1.
  public var alpha: CGFloat { pattern?.color.alpha ?? color.alpha }

  /// Red, green, blue and alpha; of a pattern alpha alone.
  public var components: [CGFloat]? {
    pattern == nil ? [color.red, color.green, color.blue, color.alpha] : [alpha]
  }

  /// Four: red, green, blue, alpha; of a pattern one, alpha.
  public var numberOfComponents: Int { pattern == nil ? 4 : 1 }

  /// The same colour or pattern with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard var faded = pattern else {
      return CGColor(Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
    }
    faded.color = Color(red: 1, green: 1, blue: 1, alpha: alpha)
    return CGColor(pattern: faded)
  }

  /// What shapes are filled with, a pattern laid from `origin` on.
  package func fill(from origin: CGPoint = .zero) -> Fill {
    guard var pattern else { return .color(color) }
    pattern.transform = pattern.transform.concatenating(
      CGAffineTransform(translationX: origin.x, y: origin.y))
    return .image(pattern)
  }

  /// Equal when all components are, or the patterns.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.color == right.color && left.pattern == right.pattern
  }

  /// Feeds the components to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

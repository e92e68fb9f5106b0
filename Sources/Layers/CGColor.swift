public import Foundation
package import Raster

/// An immutable colour as layers hold it: sRGB, components in 0…1, not premultiplied.
public final class CGColor: Hashable, Sendable {
  package let color: Color

  /// Wraps a colour value.
  package init(_ color: Color) { self.color = color }

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

  /// Opacity, 0…1.
  public var alpha: CGFloat { color.alpha }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

  /// Four: red, green, blue, alpha.
  public var numberOfComponents: Int { 4 }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
  }

  /// Equal when all components are.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  /// Feeds the components to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

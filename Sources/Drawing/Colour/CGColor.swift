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

  /// The space of the components: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

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

public import Foundation
public import Layers
package import Raster

/// An immutable colour in sRGB.
public final class UIColor: NSObject, Sendable {
  package let color: Color

  /// Wraps a colour value.
  package init(_ color: Color) { self.color = color }

  /// A colour of sRGB components in 0…1; others are clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey, 0 black to 1 white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(red: white, green: white, blue: white, alpha: alpha))
  }

  /// A colour by hue (0…1 around the wheel, 0 is red), saturation and brightness, each in 0…1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sixths = (hue - hue.rounded(.down)) * 6
    func channel(_ shift: CGFloat) -> CGFloat {
      let place = (sixths + shift).truncatingRemainder(dividingBy: 6)
      let ramp = min(max(min(place, 4 - place), 0), 1)
      return brightness * (1 - min(max(saturation, 0), 1) * ramp)
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// The colour of a layer's colour.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  /// The colour as layers take it.
  public var cgColor: CGColor { CGColor(color) }

  /// The same colour with another opacity, 0…1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
  }

  /// Stores the components, each in 0…1; always succeeds. Nil pointers are passed over.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Stores hue, saturation, brightness and opacity, each in 0…1; always succeeds.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (high, low) = (
      max(color.red, color.green, color.blue), min(color.red, color.green, color.blue)
    )
    let range = high - low
    var sixths = 0.0
    if range > 0 {
      switch high {
      case color.red: sixths = (color.green - color.blue) / range
      case color.green: sixths = 2 + (color.blue - color.red) / range
      default: sixths = 4 + (color.red - color.green) / range
      }
    }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = color.alpha
    return true
  }

  /// Equal when all components are.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.color == color
  }

  /// Agrees with `isEqual(_:)`.
  public override var hash: Int { color.hashValue }

  /// The components, for logs.
  public override var description: String {
    "UIColor(\(color.red), \(color.green), \(color.blue), \(color.alpha))"
  }
}

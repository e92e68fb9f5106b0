public import Drawing
public import Foundation
import Layers
package import Raster

/// An immutable colour in sRGB, or a pattern. Components outside 0…1 are clamped: there is no wider
/// colour here.
public final class UIColor: NSObject, Sendable {
  /// The colour; of a pattern the mean one.
  package let color: Color
  /// The pattern that it is; nil for a colour.
  private let pattern: CGColor?
  /// What the colour is by the appearance; nil where it is always the same.
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  /// The name that it was read by; nil for other colours.
  let readName: String?

  /// Wraps a colour value.
  package init(_ color: Color) {
    (self.color, pattern, provider, readName) = (color, nil, nil, nil)
  }

  /// The same colour or pattern as another, found by that name.
  init(same other: UIColor, named name: String?) {
    (color, pattern, provider) = (other.color, other.pattern, other.provider)
    readName = name
  }

  /// A colour that depends on the appearance. Its components are those of the current, light one.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    let now = dynamicProvider(.current)
    (color, pattern) = (now.color, now.pattern)
    (provider, readName) = (dynamicProvider, nil)
  }

  /// A colour of Display P3 components in 0…1, brought into sRGB; what lies outside is clamped.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let (red, green, blue) = DisplayP3.toSRGB(displayP3Red, green, blue)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

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

  /// The colour of that name of an asset catalogue among the film's assets (see `Film.assets`), with
  /// its dark variant; nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of that name of an asset catalogue in a bundle or among the film's assets.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let resources = bundle?.resourceURL.map { [AssetFolder($0)] } ?? []
    guard let color = Assets.current.color(named: name, also: resources) else { return nil }
    self.init(dynamicProvider: { color.resolvedColor(with: $0) })
  }

  /// There are no archives here: nil.
  public convenience init?(coder: NSCoder) { nil }

  /// The colour of a layer's colour.
  public init(cgColor: CGColor) {
    (color, provider, readName) = (cgColor.color, nil, nil)
    pattern = cgColor.pattern == nil ? nil : cgColor
  }

  /// A pattern: the picture side by side, in its size in points, one with its upper left corner at the
  /// origin of what is drawn on. A picture without size is clear.
  ///
  /// Backgrounds and borders of views and layers, shape layers, fills and strokes in a context and
  /// text show it; (D) elsewhere, as in shadows and gradients, it counts as its mean colour. In a
  /// context `setPatternPhase(_:)` moves it, and transforms don't.
  public convenience init(patternImage image: UIImage) {
    self.init(cgColor: image.tile.map { CGColor(pattern: $0) } ?? .clear)
  }

  /// The colour as layers take it.
  public var cgColor: CGColor { pattern ?? CGColor(color) }

  /// What shapes are filled with, a pattern laid from `origin` on.
  package func fill(from origin: CGPoint) -> Fill { pattern?.fill(from: origin) ?? .color(color) }

  /// The same colour or pattern with another opacity, 0…1; one that depends on the appearance still
  /// does.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider { return UIColor { provider($0).withAlphaComponent(alpha) } }
    if let faded = pattern?.copy(alpha: alpha) { return UIColor(cgColor: faded) }
    return UIColor(Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
  }

  /// Whether it depends on the appearance.
  package var isDynamic: Bool { provider != nil }

  /// The colour in that appearance.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
  }

  /// Stores the grey and the opacity, each in 0…1; false, and nothing, for a pattern. A colour that is no grey counts
  /// by its lightness (0.2126 red, 0.7152 green, 0.0722 blue), which is our decision.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard pattern == nil else { return false }
    let isGrey = color.red == color.green && color.green == color.blue
    white?.pointee =
      isGrey ? color.red : 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Stores the components, each in 0…1; false, and nothing, for a pattern. Nil pointers are passed
  /// over.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard pattern == nil else { return false }
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Stores hue, saturation, brightness and opacity, each in 0…1; false, and nothing, for a pattern.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard pattern == nil else { return false }
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

  /// Equal when all components, or the patterns, are; colours that depend on the appearance equal only themselves.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other === self
      || (other.color == color && other.pattern == pattern && !isDynamic && !other.isDynamic)
  }

  /// Agrees with `isEqual(_:)`.
  public override var hash: Int { color.hashValue }

  /// The components, for logs.
  public override var description: String {
    if let image = pattern?.pattern?.image {
      return "UIColor(pattern of \(image.width) × \(image.height) pixels)"
    }
    return "UIColor(\(color.red), \(color.green), \(color.blue), \(color.alpha))"
  }
}

extension UIColor: ColorValue {
  package func color(onDark: Bool) -> Color {
    resolved(onDark).color
  }

  package func fill(onDark: Bool, from origin: CGPoint) -> Fill {
    resolved(onDark).fill(from: origin)
  }

  private func resolved(_ onDark: Bool) -> UIColor {
    isDynamic ? resolvedColor(with: onDark ? .dark : .current) : self
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// The colour of `#colorLiteral(red:green:blue:alpha:)`.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// What `#colorLiteral` is where nothing else says so.
public typealias _ColorLiteralType = UIColor

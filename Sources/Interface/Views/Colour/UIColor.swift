public import Drawing
public import Foundation
import Geometry
import Layers
package import Raster

/// An immutable colour in sRGB, or a pattern. Components outside 0…1 are kept, and clamped where the
/// colour is drawn: wider gamuts aren't supported.
public final class UIColor: NSObject, Sendable {
  private let typeMark = CFTypeMark()

  /// The colour; for a pattern, its mean colour.
  package let color: Color
  /// The components, if some of them are outside 0…1.
  private let extended: ExtendedComponents?
  /// The pattern; nil for a plain colour.
  private let pattern: CGColor?
  /// Returns the colour for an appearance; nil if the colour is always the same.
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  /// The name that the colour was decoded from; nil for other colours.
  let readName: String?

  /// Creates a colour from a colour value.
  package init(_ color: Color, extended: ExtendedComponents? = nil) {
    self.color = extended?.shown ?? color
    self.extended = extended
    pattern = nil
    provider = nil
    readName = nil
  }

  /// Creates a transparent colour. Apple's documentation doesn't describe it; sources create it as a
  /// value that they replace later.
  public override convenience init() {
    self.init(Color.clear)
  }

  /// Creates a copy of another colour or pattern that remembers the name it was decoded from.
  init(same other: UIColor, named name: String?) {
    color = other.color
    extended = other.extended
    pattern = other.pattern
    provider = other.provider
    readName = name
  }

  /// Creates a colour that depends on the appearance. Its components are those of the current
  /// appearance, which is light.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    let now = dynamicProvider(.current)
    color = now.color
    extended = now.extended
    pattern = now.pattern
    provider = dynamicProvider
    readName = nil
  }

  /// Creates a colour from Display P3 components in 0…1, converted to sRGB; colours outside sRGB
  /// are clamped where they are drawn.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let (red, green, blue) = DisplayP3.toSRGB(displayP3Red, green, blue)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from sRGB components in 0…1. As on iOS 10 and later, other values are kept, and
  /// clamped where the colour is drawn.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: red, green: green, blue: blue, alpha: alpha),
      extended: ExtendedComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from hue (0…1 around the wheel; 0 is red), saturation and brightness, each in
  /// 0…1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sixths = (hue - hue.rounded(.down)) * 6
    func channel(_ shift: CGFloat) -> CGFloat {
      let sector = (sixths + shift).truncatingRemainder(dividingBy: 6)
      let ramp = min(max(min(sector, 4 - sector), 0), 1)
      return min(max(brightness, 0), 1) * (1 - min(max(saturation, 0), 1) * ramp)
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Creates a colour from an asset catalogue among the film's assets (see `Film.assets`), with its
  /// dark variant; nil if no catalogue has a colour of that name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a colour from an asset catalogue in a bundle or among the film's assets.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let resources = bundle?.resourceURL.map { [AssetFolder($0)] } ?? []
    guard let color = Assets.current.color(named: name, also: resources) else { return nil }
    self.init(dynamicProvider: { color.resolvedColor(with: $0) })
  }

  /// Returns nil; archives aren't supported.
  public convenience init?(coder: NSCoder) { nil }

  /// Creates a colour from a Core Graphics colour.
  public init(cgColor: CGColor) {
    color = cgColor.color
    extended = cgColor.extended
    provider = nil
    readName = nil
    pattern = cgColor.pattern == nil ? nil : cgColor
  }

  /// Creates a pattern that repeats an image at its size in points, starting with its upper left
  /// corner at the origin of the target. An image without a size yields a clear colour.
  ///
  /// Backgrounds and borders of views and layers, shape layers, fills and strokes in a context, and
  /// text show the pattern. (D) Everywhere else, as in shadows and gradients, its mean colour is
  /// used. In a context, `setPatternPhase(_:)` moves the pattern; transforms don't.
  public convenience init(patternImage image: UIImage) {
    self.init(cgColor: image.tile.map { CGColor(pattern: $0) } ?? .clear)
  }

  /// The colour as a Core Graphics colour.
  public var cgColor: CGColor { pattern ?? CGColor(color, extended: extended) }

  /// Returns the fill for shapes; a pattern starts at `origin`.
  package func fill(from origin: CGPoint) -> Fill { pattern?.fill(from: origin) ?? .color(color) }

  /// Returns the same colour or pattern with another opacity, 0…1; a colour that depends on the
  /// appearance still does.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider { return UIColor { provider($0).withAlphaComponent(alpha) } }
    if let faded = pattern?.copy(alpha: alpha) { return UIColor(cgColor: faded) }
    return UIColor(
      Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha),
      extended: extended?.with(alpha: alpha))
  }

  /// Whether the colour depends on the appearance.
  package var isDynamic: Bool { provider != nil }

  /// Returns the colour for an appearance.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
  }

  /// Stores the grey and the opacity, each in 0…1, and returns true; for a pattern, stores nothing
  /// and returns false. (D) The grey of a chromatic colour is its lightness: 0.2126 red + 0.7152
  /// green + 0.0722 blue.
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

  /// Stores the components and returns true; for a pattern, stores nothing and returns false. Nil
  /// pointers are skipped.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard pattern == nil else { return false }
    red?.pointee = extended?.red ?? color.red
    green?.pointee = extended?.green ?? color.green
    blue?.pointee = extended?.blue ?? color.blue
    alpha?.pointee = extended?.alpha ?? color.alpha
    return true
  }

  /// Stores hue, saturation, brightness and opacity, each in 0…1, and returns true; for a pattern,
  /// stores nothing and returns false.
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

  /// Returns whether all components, or the patterns, are equal; a colour that depends on the
  /// appearance is equal only to itself.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other === self
      || (other.color == color && other.extended == extended && other.pattern == pattern
        && !isDynamic && !other.isDynamic)
  }

  /// A hash value that is consistent with `isEqual(_:)`.
  public override var hash: Int { color.hashValue }

  /// The components, for debugging.
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
  /// Creates the colour of `#colorLiteral(red:green:blue:alpha:)`.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The default type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

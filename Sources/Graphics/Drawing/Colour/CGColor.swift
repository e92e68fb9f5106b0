public import Foundation
import Geometry
package import Raster

/// An immutable colour, as used by layers: an sRGB colour with components in 0…1, not
/// premultiplied, or a pattern, which is a repeated picture as in `UIColor(patternImage:)`.
public final class CGColor: Hashable, Sendable {
  /// The colour; the mean colour of a pattern, used where patterns aren't drawn.
  package let color: Color

  /// The pattern, starting at the origin of the target; nil for a plain colour.
  package let pattern: ImageFill?

  /// The drawing that is repeated, if that is a `CGPattern`.
  package let cells: PatternCells?

  /// The components, if some of them are outside 0…1.
  package let extended: ExtendedComponents?

  /// Creates a colour from a colour value, or from components outside 0…1.
  package init(_ color: Color, extended: ExtendedComponents? = nil) {
    self.color = extended?.shown ?? color
    self.extended = extended
    pattern = nil
    cells = nil
  }

  /// Creates a pattern whose cells are drawn. Where it can't be drawn, it is transparent.
  init(cells: PatternCells) {
    color = Color(red: 0, green: 0, blue: 0, alpha: 0)
    extended = nil
    pattern = nil
    self.cells = cells
  }

  /// Creates a pattern: a picture that is repeated in both directions, in points, with one copy's
  /// upper left corner at the origin.
  package init(pattern: ImageFill) {
    var tiles = pattern
    tiles.isTiled = true
    color = pattern.image.meanColor.multiplied(byAlpha: pattern.color.alpha)
    self.pattern = tiles
    cells = nil
    extended = nil
  }

  /// Creates a colour from sRGB components. Values outside 0…1 are kept, and clamped where the colour
  /// is drawn.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: red, green: green, blue: blue, alpha: alpha),
      extended: ExtendedComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour from sRGB components. Values outside 0…1 are kept, and clamped where the colour
  /// is drawn.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey, from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Creates the colour of a mixture of inks, in 0…1: red is (1 − cyan) · (1 − black), and so on. Apple's
  /// systems convert by a profile of a press, whose colours are duller.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    func light(_ ink: CGFloat) -> CGFloat {
      (1 - min(max(ink, 0), 1)) * (1 - min(max(black, 0), 1))
    }
    self.init(red: light(cyan), green: light(magenta), blue: light(yellow), alpha: alpha)
  }

  /// Creates a grey, under Apple's name of the space.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Creates a colour in a grey or RGB space. `components` must hold the space's components and
  /// then alpha. Never returns nil here.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let values = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
    self.init(space, Array(values))
  }

  /// Creates a colour from `components` in `space` followed by alpha; nil if there are too few.
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

  /// The colour space of the components: sRGB; nil for a pattern.
  public var colorSpace: CGColorSpace? {
    isPattern ? nil : CGColorSpace(name: CGColorSpace.sRGB)
  }

  private var isPattern: Bool { pattern != nil || cells != nil }

  /// The opacity, 0…1.
  public var alpha: CGFloat { cells?.color.alpha ?? pattern?.color.alpha ?? color.alpha }

  /// Red, green, blue and alpha; only alpha for a pattern.
  public var components: [CGFloat]? {
    if let extended { return [extended.red, extended.green, extended.blue, extended.alpha] }
    return isPattern ? [alpha] : [color.red, color.green, color.blue, color.alpha]
  }

  /// The number of components: four (red, green, blue, alpha), or one (alpha) for a pattern.
  public var numberOfComponents: Int { isPattern ? 1 : 4 }

  /// Returns the same colour or pattern with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    if let cells {
      let color = Color(
        red: cells.color.red, green: cells.color.green, blue: cells.color.blue, alpha: alpha)
      return CGColor(cells: PatternCells(pattern: cells.pattern, color: color))
    }
    guard var faded = pattern else {
      return CGColor(
        Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha),
        extended: extended?.with(alpha: alpha))
    }
    faded.color = Color(red: 1, green: 1, blue: 1, alpha: alpha)
    return CGColor(pattern: faded)
  }

  /// Returns the colour in another space: the same one for RGB spaces, which are all read as sRGB, and a
  /// grey of the same luminance for grey ones (Rec. 709 weights of linear light). Returns nil for a
  /// pattern, and for spaces of patterns. The intent and the options have no effect.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [AnyHashable: Any]?
  ) -> CGColor? {
    guard !isPattern else { return nil }
    switch space.model {
    case .rgb: return self
    case .monochrome:
      let light =
        0.2126 * SRGBCurve.linear(color.red) + 0.7152 * SRGBCurve.linear(color.green)
        + 0.0722 * SRGBCurve.linear(color.blue)
      return CGColor(gray: SRGBCurve.encoded(light), alpha: color.alpha)
    default: return nil
    }
  }

  /// Returns the fill for shapes, with a pattern starting at `origin`.
  package func fill(from origin: CGPoint = .zero) -> Fill {
    guard var pattern else { return .color(color) }
    pattern.transform = pattern.transform.concatenating(
      CGAffineTransform(translationX: origin.x, y: origin.y))
    return .image(pattern)
  }

  /// Returns whether all components, or the patterns, are equal.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.color == right.color && left.extended == right.extended && left.pattern == right.pattern
      && left.cells == right.cells
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// Creates the colour of `#colorLiteral(red:green:blue:alpha:)`.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

import BitmapContexts
import Drawing
import Foundation
import Geometry
import Layers
import Raster
import SymbolShapes
import Synchronization

/// The values of a symbol's configuration.
struct SymbolValues: Hashable, Sendable {
  /// The size in points; nil for 17.
  var pointSize: CGFloat?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  /// The colours of the layers; nil if not specified, empty for one colour.
  var palette: [UIColor]?
  /// Whether `palette` has one colour, whose shades the layers have.
  var isHierarchical = false

  /// Returns the values with those replaced that others specify.
  func applying(_ other: SymbolValues) -> SymbolValues {
    var result = self
    result.pointSize = other.pointSize ?? pointSize
    if other.weight != .unspecified { result.weight = other.weight }
    if other.scale != .unspecified { result.scale = other.scale }
    if let palette = other.palette {
      result.palette = palette
      result.isHierarchical = other.isHierarchical
    }
    return result
  }

  /// The size in points, from which all measures follow.
  var size: CGFloat {
    let size = pointSize ?? 17
    return size > 0 ? min(size, 2048) * scale.factor : scale.factor
  }

  /// The opacities of the layers in shades of one colour (D).
  private static let shades: [CGFloat] = [1, 0.5, 0.25]

  /// The colours of the layers; nil for one colour.
  var layerColors: [Color]? {
    guard let palette, let first = palette.first else { return nil }
    guard isHierarchical else { return palette.map(\.cgColor.color) }
    let color = first.cgColor.color
    return Self.shades.map { color.multiplied(byAlpha: Double($0)) }
  }
}

/// A symbol as the content of an image: its shape, drawn at the size at which it is shown.
///
/// The image has the size of the ink and a margin on each side of 0.0885 times the point size. This
/// is the margin above and below the image that a developer measured on iOS
/// (developer.apple.com/forums/thread/716773); the horizontal margin is the same here (D).
final class SymbolImage: Sendable {
  let name: String
  let values: SymbolValues
  let variableValue: Double?
  /// The size of the image in points: whole numbers, because a point is a pixel.
  let size: CGSize
  /// Nil for a symbol that isn't known, whose image is transparent.
  private let shape: SymbolShape?
  private let drawn = Mutex<CGImage?>(nil)

  private static let margin: CGFloat = 0.0885
  /// The width and height of symbols that aren't known, relative to the point size.
  private static let unknownSide: CGFloat = 1.2
  /// The height of capital letters relative to the point size, in the middle of which symbols are.
  private static let capHeight: CGFloat = 0.705

  init(_ name: String, _ values: SymbolValues, variableValue: Double?) {
    self.name = name
    self.values = values
    self.variableValue = variableValue
    shape = SymbolShape(
      named: name, weight: values.weight.onFontScale, variableValue: variableValue)
    func whole(_ side: CGFloat) -> CGFloat { max(side.rounded(), 1) }
    if let shape {
      let unit = values.size / SymbolShape.unitsPerPointSize
      let margins = 2 * Self.margin * values.size
      size = CGSize(
        width: whole(shape.ink.width * unit + margins),
        height: whole(shape.ink.height * unit + margins))
    } else {
      let side = whole(values.size * Self.unknownSide)
      size = CGSize(width: side, height: side)
    }
  }

  /// Whether the symbol points in the direction of reading, as arrow.forward does. The buttons of
  /// players, such as forward.end, don't.
  var followsReading: Bool {
    name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
      && !name.hasPrefix("backward.") && !name.hasPrefix("forward.")
  }

  /// Whether the symbol has a shape.
  var isKnown: Bool { shape != nil }

  /// The number of parts that a variable value shows one after the other.
  var partCount: Int { shape?.partCount ?? 0 }

  /// The distance from the image's bottom edge to the baseline, at which the symbol is in the middle
  /// of capital letters.
  var baselineOffset: CGFloat { (size.height - Self.capHeight * values.size) / 2 }

  /// The symbol as pixels, black unless its layers have colours.
  var picture: CGImage {
    drawn.withLock { drawn in
      if let drawn { return drawn }
      let area = CGRect(origin: .zero, size: size)
      let context = CGContext(imageOf: area, scale: 1, isOpaque: false)
      context.draw(items(tint: nil, .identity))
      let picture =
        context.makeImage() ?? CGImage(bitmap: Bitmap(width: 1, height: 1, pixels: [0]))
      drawn = picture
      return picture
    }
  }

  /// Returns the items of the symbol in `tint` or, without it, in its own colours, which are black by
  /// default. `transform` maps the image, in points from its upper left corner, to the canvas.
  func items(tint: Color?, _ transform: CGAffineTransform) -> [DisplayItem] {
    guard let shape else { return [] }
    let unit = values.size / SymbolShape.unitsPerPointSize
    let place = CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: size.width / 2 - shape.ink.midX * unit,
      ty: size.height / 2 - shape.ink.midY * unit
    ).concatenating(transform)
    if let tint { return shape.items(tint, place) }
    if let colors = values.layerColors { return shape.items(layers: colors, place) }
    return shape.items(Color(red: 0, green: 0, blue: 0), place)
  }
}

extension SymbolImage: Equatable {
  static func == (first: SymbolImage, second: SymbolImage) -> Bool {
    first === second
      || first.name == second.name && first.values == second.values
        && first.variableValue == second.variableValue
  }
}

extension UIImage.SymbolWeight {
  /// The weight on the scale of font files, 100…900.
  var onFontScale: Int { self == .unspecified ? 400 : rawValue * 100 }
}

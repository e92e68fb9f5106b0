import Drawing
import Foundation
import Geometry
import Raster

/// A property's value in a trace: a number, an array of numbers, or a colour as "#RRGGBBAA".
///
/// A point is [x, y], a rectangle [x, y, width, height], an affine transform [a, b, c, d, tx, ty],
/// a 3D transform [m11, m12 … m44].
package enum TracedValue: Hashable, Sendable {
  case number(Double)
  case numbers([Double])
  case text(String)
}

extension TracedValue {
  /// Creates a value from an animation's; `count` is the number of components of the property.
  init(_ value: AnimatableValue, count: Int) {
    self =
      switch value {
      case .vector(let lanes):
        count == 1 ? .number(lanes.x) : .numbers((0..<count).map { lanes[$0] })
      case .transform(let transform):
        .numbers(transform.isAffine ? transform.affine.entries : transform.entries)
      case .turn: .text("a difference of transforms")
      case .color(let color): .text(color.hexadecimal)
      case .pattern: .text("a pattern")
      case .colors(let colors): .text(colors.map(\.hexadecimal).joined(separator: " "))
      case .numbers(let numbers): .numbers(numbers)
      case .path(let path): .text(path.map(Self.words) ?? "no path")
      case .contents(let contents): TracedValue(any: contents.object)
      case .discrete(let value): TracedValue(any: value.object)
      }
  }

  /// Creates the value of `property` in `state`; nil without a property.
  init?(of property: LayerProperty?, in state: LayerState) {
    guard let property else { return nil }
    self.init(property.get(state), count: property.kind.count)
  }

  /// Creates a value from any object, as text that is the same in every run.
  package init(any value: Any?) {
    switch value {
    case nil: self = .text("nil")
    case let contents as LayerContents: self.init(any: contents.object)
    case let value as DiscreteValue: self.init(any: value.object)
    case let number as Double: self = .number(number)
    case let text as NSAttributedString: self = .text(String(text.string.prefix(120)))
    case let image as CGImage: self = .text(Self.words(image))
    case let drawing as LayerDrawing:
      let size = drawing.area.size
      self = .text("a drawing of \(size.width) × \(size.height)")
    case let color as CGColor: self = .text(color.color.hexadecimal)
    case let value?:
      let text = "\(value)"
      // A description with an address would differ from run to run.
      self = .text(text.contains("0x") ? "\(type(of: value))" : String(text.prefix(120)))
    }
  }

  /// Describes an outline by the number of its segments and a checksum of its points.
  private static func words(_ path: Path) -> String {
    var sum = Checksum()
    for verb in path.verbs { sum.add(verb.rawValue) }
    for point in path.points {
      sum.add(Double(point.x).bitPattern)
      sum.add(Double(point.y).bitPattern)
    }
    return "a path of \(path.verbs.count) steps, \(sum)"
  }

  /// Describes a picture by its size and a checksum of its pixels, or of evenly spaced ones if it
  /// is large.
  private static func words(_ image: CGImage) -> String {
    let pixels = image.bitmap.pixels
    var sum = Checksum()
    for index in stride(from: 0, to: pixels.count, by: max(pixels.count / 65_536, 1)) {
      sum.add(pixels[index])
    }
    return "a picture of \(image.width) × \(image.height), \(sum)"
  }
}

/// A checksum that distinguishes values: FNV-1a over words instead of bytes.
private struct Checksum: CustomStringConvertible {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ word: some FixedWidthInteger) {
    value = (value ^ UInt64(truncatingIfNeeded: word)) &* 0x100_0000_01B3
  }

  var description: String { "#" + String(value, radix: 16) }
}

extension TracedValue: CustomStringConvertible {
  /// The value as text.
  package var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .numbers(let numbers): "(\(numbers.map { "\($0)" }.joined(separator: ", ")))"
    case .text(let text): text
    }
  }
}

extension TracedValue: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let numbers = try? container.decode([Double].self) {
      self = .numbers(numbers)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .numbers(let numbers): try container.encode(numbers)
    case .text(let text): try container.encode(text)
    }
  }
}

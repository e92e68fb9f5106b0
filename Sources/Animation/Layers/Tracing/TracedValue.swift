import Drawing
import Foundation
import Geometry
import Raster

/// A property's value as a trace writes it: a number, several of them, or a colour as "#RRGGBBAA".
///
/// A point is [x, y], a rectangle [x, y, width, height], an affine transform [a, b, c, d, tx, ty],
/// one of space [m11, m12 … m44].
package enum TracedValue: Hashable, Sendable {
  case number(Double)
  case numbers([Double])
  case text(String)
}

extension TracedValue {
  /// A value that an animation shows; `count` is how many numbers its property has.
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

  /// What `property` holds in `state`; nil where there is no property.
  init?(of property: LayerProperty?, in state: LayerState) {
    guard let property else { return nil }
    self.init(property.get(state), count: property.kind.count)
  }

  /// A value of any type in words that are the same in every run.
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
      // What tells its address tells another one in every run.
      self = .text(text.contains("0x") ? "\(type(of: value))" : String(text.prefix(120)))
    }
  }

  /// An outline by its steps and a checksum of its points.
  private static func words(_ path: Path) -> String {
    var sum = Checksum()
    for verb in path.verbs { sum.add(verb.rawValue) }
    for point in path.points {
      sum.add(Double(point.x).bitPattern)
      sum.add(Double(point.y).bitPattern)
    }
    return "a path of \(path.verbs.count) steps, \(sum)"
  }

  /// A picture by its size and a checksum of its pixels: of so many at most, spread over all of it.
  private static func words(_ image: CGImage) -> String {
    let pixels = image.bitmap.pixels
    var sum = Checksum()
    for index in stride(from: 0, to: pixels.count, by: max(pixels.count / 65_536, 1)) {
      sum.add(pixels[index])
    }
    return "a picture of \(image.width) × \(image.height), \(sum)"
  }
}

/// Tells values apart: FNV-1a over words, not over bytes.
private struct Checksum: CustomStringConvertible {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ word: some FixedWidthInteger) {
    value = (value ^ UInt64(truncatingIfNeeded: word)) &* 0x100_0000_01B3
  }

  var description: String { "#" + String(value, radix: 16) }
}

extension TracedValue: CustomStringConvertible {
  /// The value in words.
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

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
      case .path(let path): .text(path == nil ? "no path" : "a path")
      case .contents(let contents): .text(contents.object.map { "\($0)" } ?? "nil")
      case .discrete(let value): .text(value.object.map { "\($0)" } ?? "nil")
      }
  }
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

import Raster

/// A property's value as a trace writes it: a number, several of them, or a colour as "#RRGGBBAA".
///
/// A point is [x, y], a rectangle [x, y, width, height], an affine transform [a, b, c, d, tx, ty].
package enum TracedValue: Hashable, Sendable {
  case number(Double)
  case numbers([Double])
  case text(String)
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

import Foundation

// Points, sizes and rectangles: "10,20", [10, 20] or {"x": 10, "y": 20}.

extension ParameterValue.Kind {
  /// Returns the numbers of a text with commas, of a list, or of the fields `names`.
  fileprivate func numbers(_ names: [String]) -> [CGFloat]? {
    let values: [Self]
    switch self {
    case .text(let text):
      let inner = text.trimmingCharacters(in: CharacterSet(charactersIn: "[]() ").union(.newlines))
      let parts = inner.split(separator: ",", omittingEmptySubsequences: false)
      values = parts.map { .text(String($0)) }
    case .list(let list): values = list.flatMap(\.members).map(\.kind)
    case .object(let fields):
      guard fields.count == names.count else { return nil }
      values = names.compactMap { name in fields.first { $0.name == name }?.value.kind }
    default: return nil
    }
    let numbers = values.compactMap { CGFloat(plain: $0) }
    return numbers.count == names.count && values.count == names.count ? numbers : nil
  }

  fileprivate static func numbers(_ numbers: CGFloat...) -> Self {
    .list(numbers.map { ParameterValue($0.plain) })
  }
}

extension ParameterValue {
  /// The elements of a list, or the value itself. Foundation encodes a rectangle as two lists.
  fileprivate var members: [ParameterValue] {
    guard case .list(let values) = kind else { return [self] }
    return values
  }
}

extension CGPoint: PlainParameter {
  static var expectation: String { "a point such as 10,20" }

  init?(plain kind: ParameterValue.Kind) {
    guard let numbers = kind.numbers(["x", "y"]) else { return nil }
    self.init(x: numbers[0], y: numbers[1])
  }

  var plain: ParameterValue.Kind { .numbers(x, y) }
}

extension CGSize: PlainParameter {
  static var expectation: String { "a size such as 640,360" }

  init?(plain kind: ParameterValue.Kind) {
    guard let numbers = kind.numbers(["width", "height"]) else { return nil }
    self.init(width: numbers[0], height: numbers[1])
  }

  var plain: ParameterValue.Kind { .numbers(width, height) }
}

extension CGRect: PlainParameter {
  static var expectation: String { "a rectangle such as 10,20,640,360" }

  init?(plain kind: ParameterValue.Kind) {
    guard let numbers = kind.numbers(["x", "y", "width", "height"]) else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var plain: ParameterValue.Kind { .numbers(origin.x, origin.y, size.width, size.height) }
}

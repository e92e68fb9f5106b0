import Foundation

/// A type whose values are written as one text, number or word, and not field by field.
protocol PlainParameter {
  /// What is expected, for messages: "a whole number".
  static var expectation: String { get }

  /// The value that was written so; nil if it is none of this type.
  init?(plain kind: ParameterValue.Kind)

  /// How the value is written.
  var plain: ParameterValue.Kind { get }
}

extension ParameterValue.Kind {
  /// The text, or the digits of a number, without white space around them.
  fileprivate var trimmed: String? {
    switch self {
    case .text(let text): text.trimmingCharacters(in: .whitespacesAndNewlines)
    case .number(let digits): digits
    default: nil
    }
  }
}

extension String: PlainParameter {
  static var expectation: String { "text" }

  /// Text alone: a number of JSON is none.
  init?(plain kind: ParameterValue.Kind) {
    guard case .text(let text) = kind else { return nil }
    self = text
  }

  var plain: ParameterValue.Kind { .text(self) }
}

extension Bool: PlainParameter {
  static var expectation: String { "true or false" }

  /// true, yes, on or 1; false, no, off or 0; capitals don't count.
  init?(plain kind: ParameterValue.Kind) {
    if case .bool(let value) = kind {
      self = value
      return
    }
    switch kind.trimmed?.lowercased() {
    case "true", "yes", "on", "1": self = true
    case "false", "no", "off", "0": self = false
    default: return nil
    }
  }

  var plain: ParameterValue.Kind { .bool(self) }
}

// MARK: Numbers

extension PlainParameter where Self: FixedWidthInteger {
  static var expectation: String {
    Self.bitWidth < 32 || !Self.isSigned
      ? "a whole number from \(Self.min) to \(Self.max)" : "a whole number"
  }

  /// Digits, such as 12, -3, 0xFF, or 3.0 and 1e3, which are whole.
  init?(plain kind: ParameterValue.Kind) {
    guard let text = kind.trimmed else { return nil }
    let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
    if let value = isHexadecimal ? Self(text.dropFirst(2), radix: 16) : Self(text) {
      self = value
    } else {
      // Beyond 2^53 a Double would stand for its neighbours too.
      guard let number = Double(text), abs(number) < 0x1p53, let value = Self(exactly: number)
      else {
        return nil
      }
      self = value
    }
  }

  var plain: ParameterValue.Kind { .number("\(self)") }
}

extension Int: PlainParameter {}
extension Int8: PlainParameter {}
extension Int16: PlainParameter {}
extension Int32: PlainParameter {}
extension Int64: PlainParameter {}
extension UInt: PlainParameter {}
extension UInt8: PlainParameter {}
extension UInt16: PlainParameter {}
extension UInt32: PlainParameter {}
extension UInt64: PlainParameter {}

extension PlainParameter where Self: BinaryFloatingPoint & LosslessStringConvertible {
  static var expectation: String { "a number" }

  /// A finite number.
  init?(plain kind: ParameterValue.Kind) {
    guard let value = kind.trimmed.flatMap({ Self($0) }), value.isFinite else { return nil }
    self = value
  }

  var plain: ParameterValue.Kind { isFinite ? .number("\(self)") : .text("\(self)") }
}

extension Double: PlainParameter {}
extension Float: PlainParameter {}

extension CGFloat: PlainParameter {
  static var expectation: String { Double.expectation }

  init?(plain kind: ParameterValue.Kind) {
    guard let value = Double(plain: kind) else { return nil }
    self = CGFloat(value)
  }

  var plain: ParameterValue.Kind { Double(self).plain }
}

extension Decimal: PlainParameter {
  static var expectation: String { "a decimal number" }

  /// Up to 38 digits.
  init?(plain kind: ParameterValue.Kind) {
    // Foundation reads "3 apples" as 3.
    guard let text = kind.trimmed, Double(text)?.isFinite == true,
      let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    else { return nil }
    self = value
  }

  var plain: ParameterValue.Kind { isNaN ? .text("nan") : .number("\(self)") }
}

// MARK: Foundation's

extension URL: PlainParameter {
  static var expectation: String { "an address" }

  init?(plain kind: ParameterValue.Kind) {
    guard let url = kind.trimmed.flatMap({ URL(string: $0) }) else { return nil }
    self = url
  }

  var plain: ParameterValue.Kind { .text(absoluteString) }
}

extension Date: PlainParameter {
  static var expectation: String { "a date such as 2026-05-01 or 2026-05-01T09:30:00Z" }

  private static let formats: [ISO8601DateFormatter.Options] = [
    .withInternetDateTime, [.withInternetDateTime, .withFractionalSeconds], .withFullDate,
    [.withFullDate, .withTime, .withColonSeparatorInTime],
  ]

  private static func formatter(_ options: ISO8601DateFormatter.Options) -> ISO8601DateFormatter {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = options.union([.withDashSeparatorInDate])
    return formatter
  }

  /// ISO 8601; a day without a time is its midnight, a time without a zone that of Greenwich.
  init?(plain kind: ParameterValue.Kind) {
    guard case .text(let text) = kind else { return nil }
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // A formatter passes over what follows the date.
    let isDay = trimmed.count == 10
    let formats = Self.formats.filter { ($0 == .withFullDate) == isDay }
    guard let date = formats.lazy.compactMap({ Self.formatter($0).date(from: trimmed) }).first
    else {
      return nil
    }
    self = date
  }

  var plain: ParameterValue.Kind {
    let isWhole = timeIntervalSinceReferenceDate == timeIntervalSinceReferenceDate.rounded()
    return .text(Self.formatter(Self.formats[isWhole ? 0 : 1]).string(from: self))
  }
}

extension Data: PlainParameter {
  static var expectation: String { "bytes in Base64" }

  init?(plain kind: ParameterValue.Kind) {
    guard let data = kind.trimmed.flatMap({ Data(base64Encoded: $0) }) else { return nil }
    self = data
  }

  var plain: ParameterValue.Kind { .text(base64EncodedString()) }
}

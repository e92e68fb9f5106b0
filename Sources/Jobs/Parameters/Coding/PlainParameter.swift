import Foundation

/// A type whose values are written as a single text, number or word instead of field by field.
protocol PlainParameter {
  /// A description of the expected value, for messages: "a whole number".
  static var expectation: String { get }

  /// Creates the value from what was written; nil if it doesn't fit this type.
  init?(plain kind: ParameterValue.Kind)

  /// The value in written form.
  var plain: ParameterValue.Kind { get }
}

extension ParameterValue.Kind {
  /// The text or the digits of a number, without surrounding white space.
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

  /// Accepts text only, not numbers.
  init?(plain kind: ParameterValue.Kind) {
    guard case .text(let text) = kind else { return nil }
    self = text
  }

  var plain: ParameterValue.Kind { .text(self) }
}

extension Bool: PlainParameter {
  static var expectation: String { "true or false" }

  /// Accepts true, yes, on and 1, or false, no, off and 0, in any case.
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

  /// Accepts whole numbers such as 12, -3, 0xFF, 3.0 and 1e3.
  init?(plain kind: ParameterValue.Kind) {
    guard let text = kind.trimmed else { return nil }
    let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
    if let value = isHexadecimal ? Self(text.dropFirst(2), radix: 16) : Self(text) {
      self = value
    } else {
      // Beyond 2^53, a Double can't represent every whole number.
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

  /// Accepts finite numbers.
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

  /// Accepts numbers with up to 38 digits.
  init?(plain kind: ParameterValue.Kind) {
    // `Decimal(string:)` reads "3 apples" as 3.
    guard let text = kind.trimmed, Double(text)?.isFinite == true,
      let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    else { return nil }
    self = value
  }

  var plain: ParameterValue.Kind { isNaN ? .text("nan") : .number("\(self)") }
}

// MARK: Foundation types

extension URL: PlainParameter {
  static var expectation: String { "a URL" }

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

  /// Accepts ISO 8601. A date without a time is midnight; a time without a zone is UTC.
  init?(plain kind: ParameterValue.Kind) {
    guard case .text(let text) = kind else { return nil }
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // The formatter ignores text after the date.
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
  static var expectation: String { "Base64 data" }

  init?(plain kind: ParameterValue.Kind) {
    guard let data = kind.trimmed.flatMap({ Data(base64Encoded: $0) }) else { return nil }
    self = data
  }

  var plain: ParameterValue.Kind { .text(base64EncodedString()) }
}

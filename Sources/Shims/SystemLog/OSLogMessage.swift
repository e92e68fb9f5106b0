import Foundation

/// A log message: a string literal, optionally with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message from a literal without values.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message from a literal with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The interpolation of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Appends a literal part.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends a value. Privacy and alignment have no effect: a film's messages go to its own
  /// terminal.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += "\(value())"
  }

  /// Appends a floating-point number in a format.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    let number = Double(value())
    text += format.precision.map { String(format: "%.\($0)f", number) } ?? "\(number)"
  }

  /// Appends an integer in a format.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryInteger, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += String(value(), radix: format.radix)
  }
}

/// The privacy of a value in the log. It has no effect here.
public struct OSLogPrivacy: Sendable {
  /// A way to mask a value.
  public enum Mask: Sendable {
    /// A hash that is the same for equal values.
    case hash
    /// Complete redaction.
    case none
  }

  /// The default for the value's type.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Visible to everyone.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Visible only to developers.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Not visible.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }

  /// The default for the value's type, with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  /// Visible only to developers, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .auto }
  /// Not visible, with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .auto }
}

/// The alignment of a value in the log. It has no effect here.
public struct OSLogStringAlignment: Sendable {
  /// No padding.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// Left-aligned in the given number of columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
  /// Right-aligned in the given number of columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
}

/// A format for floating-point numbers.
public struct OSLogFloatFormatting: Sendable {
  /// The number of digits after the decimal point; nil for as many as needed.
  let precision: Int?

  /// Six digits after the decimal point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }
  /// As many digits as needed.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(precision: nil) }
  /// The given number of digits after the decimal point.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: max(precision(), 0))
  }
}

/// A format for integers.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  /// Hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// Octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
}

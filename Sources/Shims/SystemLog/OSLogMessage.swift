import Foundation

/// A message for the log, as a literal with or without values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// The message of a literal without values.
  public init(stringLiteral value: String) { text = value }

  /// The message of a literal with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// What a message's literal is put together from.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// An empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds words.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value. Privacy and alignment change nothing: a film's messages go to its own terminal.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += "\(value())"
  }

  /// Adds a number in some format.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    let number = Double(value())
    text += format.precision.map { String(format: "%.\($0)f", number) } ?? "\(number)"
  }

  /// Adds a whole number in some format.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryInteger, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += String(value(), radix: format.radix)
  }
}

/// Who may read a value in the log. It changes nothing here.
public struct OSLogPrivacy: Sendable {
  /// How a value is hidden.
  public enum Mask: Sendable {
    /// By a number that is the same for the same value.
    case hash
    /// Entirely.
    case none
  }

  /// As the value's type asks for.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// All.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody but who develops.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }

  /// As the value's type asks for, hidden in a way.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  /// Nobody but who develops, hidden in a way.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .auto }
  /// Nobody, hidden in a way.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .auto }
}

/// How wide a value is in the log. It changes nothing here.
public struct OSLogStringAlignment: Sendable {
  /// As wide as it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// At the left of so many columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
  /// At the right of so many columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
}

/// How numbers with fractions are written.
public struct OSLogFloatFormatting: Sendable {
  /// Digits after the point; nil for as many as there are.
  let precision: Int?

  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }
  /// As many digits as there are.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(precision: nil) }
  /// With so many digits after the point.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: max(precision(), 0))
  }
}

/// How whole numbers are written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int

  /// With ten digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  /// With sixteen digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// With eight digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
}

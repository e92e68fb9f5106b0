public import Foundation

extension String {
  /// A key of localized strings with its arguments, as `String(localized:)` takes it: of
  /// "Total \(count)", the key is "Total %lld".
  public struct LocalizationValue: ExpressibleByStringInterpolation {
    /// The parts of a key with arguments.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [any CVarArg] = []

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity)
      }

      /// Appends a part of the key.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Appends a text: `%@` in the key.
      public mutating func appendInterpolation(_ string: some StringProtocol) {
        append("%@", NSString(string: String(string)))
      }

      /// Appends an integer: `%lld` in the key.
      public mutating func appendInterpolation(_ value: some BinaryInteger) {
        append("%lld", Int64(clamping: value))
      }

      /// Appends a number: `%lf` in the key.
      public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
        append("%lf", Double(value))
      }

      /// Appends a value in a format of C.
      public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
        append(specifier, value)
      }

      /// Appends the description of a value: `%@` in the key.
      public mutating func appendInterpolation<Value>(_ value: Value) {
        append("%@", NSString(string: "\(value)"))
      }

      private mutating func append(_ format: String, _ argument: any CVarArg) {
        key += format
        arguments.append(argument)
      }
    }

    let key: String
    let arguments: [any CVarArg]

    /// Creates a key without arguments.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key without arguments.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Creates a key with arguments.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Returns `format`, or without one the key, with the arguments.
    func text(_ format: String?) -> String {
      arguments.isEmpty ? format ?? key : String(format: format ?? key, arguments: arguments)
    }
  }

  /// Creates the text for a key in a table of translations that is part of the program, or in a bundle's; the
  /// key with its arguments if the table has none. The locale and the comment have no effect.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(Self.entry(keyAndValue.key, table, bundle))
  }

  /// Creates the text for a key in a bundle's table of strings; `defaultValue` if the table has none.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = defaultValue.text(Self.entry("\(key)", table, bundle))
  }

  private static func entry(_ key: String, _ table: String?, _ bundle: Bundle?) -> String? {
    let missing = "\u{0}"
    let found = (bundle ?? .main).portedLocalizedString(forKey: key, value: missing, table: table)
    return found == missing ? nil : found
  }
}

import Foundation

/// The comparisons of predicates.
enum PredicateOperator {
  typealias Comparison = (Any?, Any?) -> Bool

  /// Returns the comparison with a sign; nil if there is none.
  static func sign(_ sign: String, _ options: String.CompareOptions) -> Comparison? {
    switch sign {
    case "=", "==": { areEqual($0, $1, options) }
    case "!=", "<>": { !areEqual($0, $1, options) }
    case "<": ordered { $0 == .orderedAscending }
    case ">": ordered { $0 == .orderedDescending }
    case "<=", "=<": ordered { $0 != .orderedDescending }
    case ">=", "=>": ordered { $0 != .orderedAscending }
    default: nil
    }
  }

  /// Returns the comparison with a name in capitals; nil if there is none.
  static func word(_ word: String, _ options: String.CompareOptions) -> Comparison? {
    switch word {
    case "CONTAINS": { contains($0, $1, options) }
    case "IN": { contains($1, $0, options) }
    case "BEGINSWITH": texts { $0.range(of: $1, options: options.union(.anchored)) != nil }
    case "ENDSWITH":
      texts { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil }
    case "LIKE": texts { matches($0, pattern(ofWildcards: $1), options) }
    case "MATCHES": texts { matches($0, $1, options) }
    case "BETWEEN": isBetween
    default: nil
    }
  }

  private static func areEqual(
    _ first: Any?, _ second: Any?, _ options: String.CompareOptions
  ) -> Bool {
    guard !options.isEmpty, let text = first.flatMap(KeyedComparison.text),
      let other = second.flatMap(KeyedComparison.text)
    else { return KeyedComparison.areEqual(first, second) }
    return text.compare(other, options: options) == .orderedSame
  }

  private static func ordered(
    _ condition: @escaping (ComparisonResult) -> Bool
  ) -> Comparison {
    { first, second in
      guard let first, let second else { return false }
      return KeyedComparison.compare(first, second).map(condition) ?? false
    }
  }

  private static func texts(_ condition: @escaping (String, String) -> Bool) -> Comparison {
    { first, second in
      guard let first = first.flatMap(KeyedComparison.text),
        let second = second.flatMap(KeyedComparison.text)
      else { return false }
      return condition(first, second)
    }
  }

  private static func contains(
    _ container: Any?, _ value: Any?, _ options: String.CompareOptions
  ) -> Bool {
    if let text = container.flatMap(KeyedComparison.text) {
      guard let part = value.flatMap(KeyedComparison.text) else { return false }
      return text.range(of: part, options: options) != nil
    }
    let elements: [Any] =
      switch container {
      case let list as [Any]: list
      case let set as Set<AnyHashable>: set.map(\.base)
      case let set as NSSet: set.allObjects
      default: []
      }
    return elements.contains { KeyedComparison.areEqual($0, value) }
  }

  private static func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let value, let bounds = bounds as? [Any], bounds.count == 2,
      let first = KeyedComparison.compare(bounds[0], value),
      let second = KeyedComparison.compare(value, bounds[1])
    else { return false }
    return first != .orderedDescending && second != .orderedDescending
  }

  /// Whether the whole text matches a regular expression.
  private static func matches(
    _ text: String, _ pattern: String, _ options: String.CompareOptions
  ) -> Bool {
    let diacritics = options.intersection(.diacriticInsensitive)
    let text = diacritics.isEmpty ? text : text.folding(options: diacritics, locale: nil)
    let search: NSRegularExpression.Options =
      options.contains(.caseInsensitive) ? .caseInsensitive : []
    let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: search)
    let range = NSRange(text.startIndex..., in: text)
    return expression?.firstMatch(in: text, range: range) != nil
  }

  /// The regular expression for a pattern in which `*` matches any characters, and `?` matches one.
  private static func pattern(ofWildcards pattern: String) -> String {
    NSRegularExpression.escapedPattern(for: pattern)
      .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
  }
}

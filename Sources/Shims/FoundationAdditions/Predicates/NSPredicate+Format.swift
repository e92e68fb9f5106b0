public import Foundation
import Layers

extension NSPredicate {
  /// Creates a predicate from a format string, as in Apple's *Predicate Format String Syntax*.
  ///
  /// Supported: comparisons (`==`, `<`, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`,
  /// `MATCHES`, with `[cd]`), `AND`, `OR`, `NOT`, parentheses, `ANY` and `ALL`, key paths, `SELF`, strings,
  /// numbers, lists in braces, and the arguments `%@`, `%K`, `%d`, `%f` and the like. Functions, arithmetic,
  /// variables and subqueries aren't. A format with them, or one that Foundation would reject with an
  /// exception, is a warning, and the predicate is false.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args.map { $0 ?? NSNull() })
  }

  /// Creates a predicate from a format string and the values of its arguments.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do {
      var parser = PredicateParser(predicateFormat, arguments ?? [])
      let condition = try parser.parse()
      self.init { object, _ in condition(object) }
    } catch {
      LayerWarning(
        .predicateFormat,
        "The predicate format \"\(predicateFormat)\" can't be read: \(error.message).",
        hint: "Use NSPredicate(block:), or filter with a closure.", subject: predicateFormat
      ).report()
      self.init(value: false)
    }
  }
}

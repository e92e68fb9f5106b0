public import Foundation
public import Messaging

extension NSSortDescriptor {
  /// Creates a descriptor that compares the values of objects for `key`, a key path of key-value coding;
  /// nil and "self" select the objects themselves. Values that can't be compared count as equal.
  ///
  /// The descriptor's own `key` is nil.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { first, second in
      KeyedComparison.compare(first, second) ?? .orderedSame
    }
  }

  /// Creates a descriptor that compares the values of objects for `key` with a method of `NSString`:
  /// `compare(_:)`, `caseInsensitiveCompare(_:)`, `localizedCompare(_:)`,
  /// `localizedCaseInsensitiveCompare(_:)` or `localizedStandardCompare(_:)`. Other methods, and values that
  /// aren't strings, are compared as without one.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let compare = selector.flatMap { Self.comparisons[NSStringFromSelector($0)] }
    self.init(key: key, ascending: ascending) { first, second in
      if let compare, let first = KeyedComparison.text(first),
        let second = KeyedComparison.text(second)
      {
        return compare(first, second)
      }
      return KeyedComparison.compare(first, second) ?? .orderedSame
    }
  }

  private static let comparisons: [String: @Sendable (String, String) -> ComparisonResult] = [
    "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) },
    "localizedCompare:": { $0.localizedCompare($1) },
    "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) },
    "localizedStandardCompare:": { $0.localizedStandardCompare($1) },
  ]

  /// Creates a descriptor that compares the values of objects for `key` with a closure. Objects without
  /// a value come first.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
      let values = [first, second].map { object in
        key.map { KeyedComparison.value(of: object, forKeyPath: $0) } ?? object
      }
      return switch (values[0], values[1]) {
      case (let first?, let second?): cmptr(first, second)
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      }
    }
  }
}

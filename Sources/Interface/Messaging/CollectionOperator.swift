import Foundation

/// An operator in a key path, which computes a value of a collection's elements: `@max.height`.
enum CollectionOperator: String {
  case count = "@count"
  case sum = "@sum"
  case average = "@avg"
  case maximum = "@max"
  case minimum = "@min"
  case union = "@unionOfObjects"
  case distinctUnion = "@distinctUnionOfObjects"
  case unionOfArrays = "@unionOfArrays"
  case distinctUnionOfArrays = "@distinctUnionOfArrays"
  case distinctUnionOfSets = "@distinctUnionOfSets"

  /// Returns the value of a key path that begins with an operator; nil for other key paths, and for
  /// objects that aren't collections.
  static func value(_ keyPath: String, of object: NSObject) -> Any?? {
    guard keyPath.hasPrefix("@"), let elements = CollectionKeys.elements(of: object) else {
      return nil
    }
    let (name, rest) = KeyedValues.split(keyPath) ?? (keyPath, "self")
    return CollectionOperator(rawValue: name).map { $0.value(of: elements, rest) }
  }

  private func value(of elements: [Any], _ keyPath: String) -> Any? {
    if self == .count { return NSNumber(value: elements.count) }
    let values = elements.compactMap { ($0 as? NSObject)?.value(forKeyPath: keyPath) }
      .filter { !($0 is NSNull) }
    switch self {
    case .count, .union: return values
    case .distinctUnion: return Self.distinct(values)
    case .unionOfArrays: return Self.joined(values)
    case .distinctUnionOfArrays: return Self.distinct(Self.joined(values))
    case .distinctUnionOfSets: return NSSet(array: Self.joined(values))
    case .sum: return NSNumber(value: Self.sum(values))
    case .average:
      return NSNumber(value: values.isEmpty ? 0 : Self.sum(values) / Double(elements.count))
    case .maximum: return Self.last(values, .orderedAscending)
    case .minimum: return Self.last(values, .orderedDescending)
    }
  }

  private static func sum(_ values: [Any]) -> Double {
    values.reduce(0) { $0 + (($1 as? NSNumber)?.doubleValue ?? 0) }
  }

  /// Returns the elements of several collections, one after the other.
  private static func joined(_ values: [Any]) -> [Any] {
    values.flatMap { ($0 as? NSObject).flatMap(CollectionKeys.elements) ?? [$0] }
  }

  /// Removes values that equal an earlier one.
  private static func distinct(_ values: [Any]) -> [Any] {
    values.reduce(into: []) { result, value in
      let object = value as? NSObject
      if !result.contains(where: { ($0 as? NSObject)?.isEqual(object) ?? false }) {
        result.append(value)
      }
    }
  }

  /// Returns the value that comes last if neighbours have the given order.
  private static func last(_ values: [Any], _ order: ComparisonResult) -> Any? {
    values.dropFirst().reduce(values.first) { best, value in
      best.flatMap { compare($0, value) } == order ? value : best
    }
  }

  private static func compare(_ left: Any, _ right: Any) -> ComparisonResult? {
    switch (left as? NSObject, right as? NSObject) {
    case (let left as NSNumber, let right as NSNumber): left.compare(right)
    case (let left as NSString, let right as NSString): left.compare(right as String)
    default: (left as? Date).flatMap { left in (right as? Date).map { left.compare($0) } }
    }
  }
}

/// Returns the name of a type as written in a film: `[String]`, `Int?`, `UIColor`.
func typeName(_ type: Any.Type) -> String {
  (type as? any CompoundType.Type)?.writtenName ?? String(describing: type)
}

/// A type with a special notation, such as `[Int]`.
private protocol CompoundType {
  static var writtenName: String { get }
}

extension Optional: CompoundType {
  fileprivate static var writtenName: String { typeName(Wrapped.self) + "?" }
}

extension Array: CompoundType {
  fileprivate static var writtenName: String { "[\(typeName(Element.self))]" }
}

extension Dictionary: CompoundType {
  fileprivate static var writtenName: String {
    "[\(typeName(Key.self)): \(typeName(Value.self))]"
  }
}

/// A type whose values have no fixed order: the order of hashes differs from run to run.
protocol UnorderedType {
  /// The number of consecutive list elements that belong together in the written form.
  static var stride: Int { get }
}

extension Set: UnorderedType {
  static var stride: Int { 1 }
}

extension Dictionary: UnorderedType {
  static var stride: Int { 2 }
}

/// A type whose values are written as a list.
protocol ListType {}

extension Array: ListType {}
extension Set: ListType {}

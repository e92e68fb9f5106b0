/// A constant that stands for the type of its name in front of a dot.
///
/// Swift reads `[Date]()` as a call of an array that holds the constant: the calls here make the array
/// that is meant. It refuses `[String: Date]()` and `[Date?]()` before anything can help; write
/// `[String: Date] = [:]`.
public protocol TypeName: Sendable {
  /// The type of that name.
  associatedtype Named
}

extension Array where Element: TypeName {
  /// An empty array of the type that is named: `[Date]()`.
  public func callAsFunction() -> [Element.Named] { [] }

  /// An array of one value again and again: `[Date](repeating: start, count: 3)`.
  public func callAsFunction(repeating value: Element.Named, count: Int) -> [Element.Named] {
    Array<Element.Named>(repeating: value, count: count)
  }

  /// An array of a sequence's elements: `[Date](dates)`.
  public func callAsFunction(_ elements: some Sequence<Element.Named>) -> [Element.Named] {
    Array<Element.Named>(elements)
  }
}

extension Array {
  /// An empty array of arrays of the type that is named: `[[Date]]()`.
  public func callAsFunction<Name: TypeName>() -> [[Name.Named]] where Element == [Name] { [] }
}

/// A constant that replaces the type with its name in front of a dot.
///
/// Swift reads `[Date]()` as a call of an array that contains the constant; the calls here return
/// the intended array. Swift rejects `[String: Date]()` and `[Date?]()` before this applies; write
/// `[String: Date] = [:]`.
public protocol TypeName: Sendable {
  /// The type with that name.
  associatedtype Named
}

extension Array where Element: TypeName {
  /// Returns an empty array of the named type: `[Date]()`.
  public func callAsFunction() -> [Element.Named] { [] }

  /// Returns an array that repeats one value: `[Date](repeating: start, count: 3)`.
  public func callAsFunction(repeating value: Element.Named, count: Int) -> [Element.Named] {
    Array<Element.Named>(repeating: value, count: count)
  }

  /// Returns an array of a sequence's elements: `[Date](dates)`.
  public func callAsFunction(_ elements: some Sequence<Element.Named>) -> [Element.Named] {
    Array<Element.Named>(elements)
  }
}

extension Array {
  /// Returns an empty array of arrays of the named type: `[[Date]]()`.
  public func callAsFunction<Name: TypeName>() -> [[Name.Named]] where Element == [Name] { [] }
}

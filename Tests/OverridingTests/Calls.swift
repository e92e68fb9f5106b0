/// The overridden members of one object that were called, in order; "name =" for a property that was
/// set.
final class Calls {
  private(set) var names: [String] = []

  /// Notes a method or the getter of a property, and calls what it overrides.
  func noting<Result>(_ body: @autoclosure () -> Result, _ name: String = #function) -> Result {
    names.append(name)
    return body()
  }

  /// Notes the setter of a property, and calls what it overrides.
  func setting(_ body: @autoclosure () -> Void, _ name: String = #function) {
    names.append("\(name) =")
    body()
  }

  /// What of `wanted` is called while `body` runs, in order.
  func among(_ wanted: Set<String>, _ body: () throws -> Void) rethrows -> [String] {
    names = []
    try body()
    return names.filter(wanted.contains)
  }
}

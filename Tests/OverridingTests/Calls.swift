/// The overridden members of one object that were called, in order; "name =" for the setter of a
/// property.
final class Calls {
  private(set) var names: [String] = []

  /// Records a call of a method or getter, and calls the overridden one.
  func noting<Result>(_ body: @autoclosure () -> Result, _ name: String = #function) -> Result {
    names.append(name)
    return body()
  }

  /// Records a call of a setter, and calls the overridden one.
  func setting(_ body: @autoclosure () -> Void, _ name: String = #function) {
    names.append("\(name) =")
    body()
  }

  /// Returns the members of `wanted` that are called while `body` runs, in order.
  func among(_ wanted: Set<String>, _ body: () throws -> Void) rethrows -> [String] {
    names = []
    try body()
    return names.filter(wanted.contains)
  }
}

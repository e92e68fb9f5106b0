/// The overridden members of one object that were called, in order. The setter of a property is
/// recorded as "name =".
final class Calls {
  private(set) var names: [String] = []

  /// Records a call of a method or getter, and calls the superclass's implementation.
  func record<Result>(_ body: @autoclosure () -> Result, _ name: String = #function) -> Result {
    names.append(name)
    return body()
  }

  /// Records a call of a setter, and calls the superclass's implementation.
  func recordSet(_ body: @autoclosure () -> Void, _ name: String = #function) {
    names.append("\(name) =")
    body()
  }

  /// Returns the given members that are called while `body` runs, in order.
  func among(_ members: Set<String>, _ body: () throws -> Void) rethrows -> [String] {
    names = []
    try body()
    return names.filter(members.contains)
  }
}

import Foundation

/// The name of a method, as Objective-C has it, such as `tap:` or `moveTo:animated:`.
///
/// Linux has no Objective-C runtime. `#selector(Card.tap(_:))` in an app's sources is rewritten to
/// a selector that also carries the method. A selector with only a name is looked up in the classes
/// of rewritten sources and in those of UIKit and Core Animation. Two selectors are equal if their
/// names are.
///
/// `@unchecked Sendable`: a selector never changes, and its method is called on a stage's thread
/// only.
public struct Selector: @unchecked Sendable {
  /// The name.
  let name: String

  /// The method; nil if the selector has only a name.
  let method: MethodCall?

  /// Whether an object implements an optional requirement; nil for other selectors.
  let isImplemented: ((Any) -> Bool)?

  /// Creates a selector from a name.
  public init(_ str: String) {
    name = str
    method = nil
    isImplemented = nil
  }

  private init(_ name: String, _ method: MethodCall) {
    self.name = name
    self.method = method
    isImplemented = nil
  }

  /// Creates a selector for an instance method, which `call` calls:
  /// `Selector("tap:") { (card: Card, arguments) in try card.tap(arguments.next()) }`.
  public init<Target, Result>(
    _ name: String, _ call: @escaping (Target, inout PortedArguments) throws -> Result
  ) {
    self.init(name, MethodCall(call))
  }

  /// Creates a selector for the getter of a property.
  public init<Root, Value>(_ name: String, getter path: KeyPath<Root, Value>) {
    self.init(name, MethodCall { (root: Root, _) in root[keyPath: path] })
  }

  /// Creates a selector for the setter of a property.
  public init<Root, Value>(_ name: String, setter path: ReferenceWritableKeyPath<Root, Value>) {
    self.init(
      name,
      MethodCall { (root: Root, arguments) in root[keyPath: path] = try arguments.next() as Value })
  }

  /// Creates a selector for an optional requirement of a protocol, which only some objects
  /// implement.
  public init<Target>(_ name: String, isImplemented: @escaping (Target) -> Bool) {
    self.name = name
    method = nil
    self.isImplemented = { ($0 as? Target).map(isImplemented) ?? false }
  }
}

extension Selector: Hashable {
  /// Returns whether the names are equal.
  public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a selector from a name.
  public init(stringLiteral name: String) { self.init(name) }

  /// The name.
  public var description: String { name }
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

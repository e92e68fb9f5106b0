import Layers
import Synchronization
import VirtualTime

/// The methods that sources have exchanged, replaced or added on a stage.
///
/// There are two ways to a replacement. UIKit's own version of a method (`ReplaceableMethod`) asks
/// for one before it runs. A method of rewritten sources that was exchanged asks when it is called
/// by its own name, because that name now has the original's implementation:
///
///     view.layoutSubviews()  ─►  UIView's version asks  ─►  swizzledLayoutSubviews runs
///                                                               │ calls itself
///                            UIView's version runs  ◄──  which asks, and calls the original
///
/// A method of a subclass gets to a replacement when it calls `super`, as in Objective-C.
final class MethodReplacements: StageLocal {
  private struct Name: Hashable {
    let owner: ObjectIdentifier
    let name: String
  }

  /// A receiver and the name of a method.
  private struct Call: Equatable {
    let receiver: ObjectIdentifier
    let name: String
  }

  /// A replacement, or the original that it calls, which is running.
  private struct Frame {
    let call: Call
    /// The class whose method is replaced.
    let owner: AnyClass
    /// UIKit's own version of the method; nil if the method isn't UIKit's.
    var original: (([Any?]) -> Any?)?
    var isInOriginal = false
  }

  private var implementations: [Name: MethodImplementation] = [:]
  private var names: Set<String> = []
  private var frames: [Frame] = []
  /// The call whose method is to run itself, although it was exchanged.
  private var entering: Call?
  /// The call of UIKit's method that is to run itself, although it was replaced.
  private var passing: Call?
  private var isPrepared = false

  init(on clock: VirtualClock) {
    for loaded in LoadedReplacements.overrides {
      set(loaded.implementation, ofName: loaded.name, in: loaded.owner)
    }
  }

  private func set(_ implementation: MethodImplementation, ofName name: String, in owner: AnyClass)
  {
    implementations[Name(owner: ObjectIdentifier(owner), name: name)] = implementation
    names.insert(name)
  }

  /// Returns the nearest class, from `type` up to `owner`, whose method has another
  /// implementation than that of its declaration.
  private func find(
    _ name: String, from type: AnyClass?, to owner: AnyClass
  ) -> (owner: AnyClass, implementation: MethodImplementation)? {
    guard names.contains(name) else { return nil }
    var current: AnyClass? = type
    while let type = current {
      if let found = implementations[Name(owner: ObjectIdentifier(type), name: name)] {
        return (type, found)
      }
      current = type == owner ? nil : _getSuperclass(type)
    }
    return nil
  }

  /// Runs the functions that Swift 3 calls before a class is first used.
  private func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    for initializer in LoadedReplacements.initializers { initializer() }
  }
}

// MARK: - Calls

extension MethodReplacements {
  /// Returns the result of the method that replaces one of UIKit's; nil if there is none.
  fileprivate func replace(_ call: ReplaceableCall, _ original: ([Any?]) -> Any?) -> Any?? {
    prepare()
    let own = Call(receiver: Self.identity(of: call.receiver), name: call.method.rawValue)
    if passing == own {
      passing = nil
      return nil
    }
    var start: AnyClass? = Self.type(of: call.receiver)
    if let inner = frames.last(where: { $0.call == own }), !inner.isInOriginal,
      inner.owner != call.owner
    {
      // A replacement in a subclass has called its superclass's version.
      start = _getSuperclass(inner.owner)
    }
    guard let (owner, implementation) = find(own.name, from: start, to: call.owner),
      let body = implementation.body
    else { return nil }
    return withoutActuallyEscaping(original) { original in
      run(
        body, of: implementation, call.receiver, call.arguments,
        in: Frame(call: own, owner: owner, original: original))
    }
  }

  /// Returns the result of the implementation that a method of rewritten sources has; nil if that is
  /// its own.
  fileprivate func redirect(
    _ receiver: Any, _ declarer: AnyClass, _ name: String, _ arguments: () -> [Any?]
  ) -> Any?? {
    prepare()
    let own = Call(receiver: Self.identity(of: receiver), name: name)
    if entering == own {
      entering = nil
      return nil
    }
    guard
      let (owner, implementation) = find(name, from: Self.type(of: receiver), to: declarer),
      implementation.origin.name != name
    else { return nil }
    // UIKit's own versions ask again, also if the selector of an accessor carries a call.
    if let body = implementation.body, ReplaceableMethod(named: implementation.origin.name) == nil {
      return run(
        body, of: implementation, receiver, arguments(), in: Frame(call: own, owner: owner))
    }
    return .some(callOriginal(implementation.origin, receiver, arguments()))
  }

  /// Runs the method whose declaration contains `implementation`.
  private func run(
    _ body: MethodImplementation.Body, of implementation: MethodImplementation, _ receiver: Any,
    _ arguments: [Any?], in frame: Frame
  ) -> Any?? {
    frames.append(frame)
    entering = Call(receiver: frame.call.receiver, name: implementation.origin.name)
    defer {
      frames.removeLast()
      entering = nil
    }
    switch body(receiver, arguments) {
    case .returned(let result): return .some(result)
    case .wrongReceiver: return nil
    case .wrongArgument(let index):
      MessageWarning.argument(index, of: implementation.origin.selector, receiver as AnyObject)
      return nil
    }
  }

  /// Runs UIKit's own version of a method that was replaced.
  private func callOriginal(
    _ method: MethodReference, _ receiver: Any, _ arguments: [Any?]
  ) -> Any? {
    let call = Call(receiver: Self.identity(of: receiver), name: method.name)
    if let frame = frames.last(where: { $0.call == call && $0.original != nil }) {
      frames.append(Frame(call: call, owner: frame.owner, isInOriginal: true))
      defer { frames.removeLast() }
      return frame.original?(arguments)
    }
    // A call that doesn't come from the replacement, such as one that it has delayed.
    passing = call
    defer { passing = nil }
    let isAccessor = method.selector.method != nil
    let selector = isAccessor ? method.selector : Selector(method.selector.name)
    return Message.send(selector, to: receiver as AnyObject, arguments)
  }

  private static func type(of receiver: Any) -> AnyClass {
    receiver as? AnyClass ?? Swift.type(of: receiver as AnyObject)
  }

  private static func identity(of receiver: Any) -> ObjectIdentifier {
    if let type = receiver as? AnyClass { return ObjectIdentifier(type) }
    return ObjectIdentifier(receiver as AnyObject)
  }
}

// MARK: - Changes

extension MethodReplacements {
  /// Returns the method that `selector` names: that of the nearest class, from `type` up, that has it
  /// by a declaration in the sources or by a change; a method of UIKit counts as inherited by `type`.
  static func method(_ selector: Selector, in type: AnyClass) -> MethodReference {
    sequence(first: type, next: { _getSuperclass($0) }).lazy
      .map { MethodReference($0, selector) }.first(where: isDeclared)
      ?? MethodReference(type, selector, isInherited: true)
  }

  /// Returns whether a class itself has a method by a declaration in the sources or by a change.
  static func isDeclared(_ method: MethodReference) -> Bool {
    changed(method) != nil
      || MemberRegistry.declaredMember(method.selector.name, in: method.owner) != nil
  }

  /// Returns the implementation that a method has.
  static func implementation(of method: MethodReference) -> MethodImplementation {
    changed(method) ?? MethodImplementation(method)
  }

  static func exchange(_ first: MethodReference, _ second: MethodReference) {
    let (one, other) = (implementation(of: first), implementation(of: second))
    guard isReplaceable(first), isReplaceable(second) else { return }
    change(first, to: other)
    change(second, to: one)
  }

  /// Sets the implementation of a method.
  static func set(_ implementation: MethodImplementation, of method: MethodReference) {
    // A name that only the sources use can have an implementation, too.
    if ReplaceableMethod(named: method.selector.name) == nil || isReplaceable(method) {
      change(method, to: implementation)
    }
  }

  private static func changed(_ method: MethodReference) -> MethodImplementation? {
    guard let stage = current else {
      return LoadedReplacements.overrides.last {
        $0.owner == method.owner && $0.name == method.name
      }?.implementation
    }
    return stage.implementations[
      Name(owner: ObjectIdentifier(method.owner), name: method.name)]
  }

  private static func change(_ method: MethodReference, to implementation: MethodImplementation) {
    ReplaceableMethod.beginReplacing()
    if let stage = current {
      stage.set(implementation, ofName: method.name, in: method.owner)
    } else {
      LoadedReplacements.add(implementation, method)
    }
  }

  /// Returns whether calls of a method ask for its replacement, and warns if they don't.
  private static func isReplaceable(_ method: MethodReference) -> Bool {
    if ReplaceableMethod(named: method.selector.name) != nil || method.selector.method != nil
      || isDeclared(method)
    {
      return true
    }
    let name = "\(method.owner).\(method.selector.name)"
    LayerWarning(
      .unrecognizedSelector, "\(name) can't be replaced: its calls don't look for a replacement.",
      hint: "Override the method in a subclass.", subject: name
    ).report()
    return false
  }
}

/// The changes that are made when the program is loaded, which every stage begins with.
enum LoadedReplacements {
  struct Override {
    let owner: AnyClass
    let name: String
    let implementation: MethodImplementation
  }

  /// `@unchecked Sendable`: it is used under a lock, and its elements never change.
  private final class Storage: @unchecked Sendable {
    var overrides: [Override] = []
    var initializers: [() -> Void] = []
  }

  private static let storage = Mutex(Storage())

  static var overrides: [Override] {
    storage.withLock { $0.overrides }
  }

  static var initializers: [() -> Void] {
    storage.withLock { storage in
      nonisolated(unsafe) let list = storage.initializers
      return list
    }
  }

  static func add(_ implementation: MethodImplementation, _ method: MethodReference) {
    let override = Override(
      owner: method.owner, name: method.name, implementation: implementation)
    storage.withLock { $0.overrides.append(override) }
  }

  static func add(_ initializer: @escaping () -> Void) {
    nonisolated(unsafe) let initializer = initializer
    storage.withLock { $0.initializers.append(initializer) }
  }
}

// MARK: - Rewritten sources

/// Calls the implementation that a method without a result has, if it was exchanged. Returns whether
/// it was. `declarer` is the class that declares the method. Rewritten methods begin with this.
public func portedIsReplaced(
  _ receiver: Any, _ declarer: AnyClass, _ selector: String,
  _ arguments: @autoclosure () -> [Any?]
) -> Bool {
  MethodReplacements.redirect(receiver, declarer, selector, arguments) != nil
}

/// Returns the result of the implementation that a method has, if it was exchanged; nil if it wasn't.
/// `declarer` is the class that declares the method. Rewritten methods begin with this.
public func portedReplacement<Result>(
  _ receiver: Any, _ declarer: AnyClass, _ selector: String,
  _ arguments: @autoclosure () -> [Any?]
) -> Result? {
  guard let result = MethodReplacements.redirect(receiver, declarer, selector, arguments) else {
    return nil
  }
  // Objective-C returns zero for a message to nil.
  return result as? Result ?? PortedArguments.none()
}

/// Replaces a method of UIKit for all objects of a class: an override in an extension, which
/// Objective-C accepts. Rewritten sources call this when the program is loaded.
public func portedOverride<Target, Result>(
  _ type: AnyClass, _ name: String,
  _ call: @escaping (Target, inout PortedArguments) throws -> Result
) {
  let origin = MethodReference(type, Selector("ported_" + name, call))
  LoadedReplacements.add(MethodImplementation(origin), MethodReference(type, Selector(name)))
  ReplaceableMethod.beginReplacing()
}

/// Calls a class's `initialize()`, which Swift 3 calls before the class is first used, once on each
/// stage. Rewritten sources call this when the program is loaded.
public func portedInitialize(_ initializer: @escaping () -> Void) {
  LoadedReplacements.add(initializer)
  ReplaceableMethod.beginReplacing()
}

extension MethodReplacements {
  fileprivate static func redirect(
    _ receiver: Any, _ declarer: AnyClass, _ selector: String, _ arguments: () -> [Any?]
  ) -> Any?? {
    guard ReplaceableMethod.areReplaced, let stage = current else { return nil }
    let name = ReplaceableMethod(named: selector)?.rawValue ?? selector
    return stage.redirect(receiver, declarer, name, arguments)
  }
}

#if os(Linux)
  @section(".init_array") @used
  private let replacements: @convention(c) () -> Void = { deliverReplacements() }

  private func deliverReplacements() {
    ReplaceableMethod.setHandler { MethodReplacements.current?.replace($0, $1) }
  }
#endif

// The functions of the Objective-C runtime that change methods of classes.
//
// They work for methods that the sources declare for Objective-C, and for UIKit's methods that are
// a `ReplaceableMethod`. Changes belong to the stage on which they are made.

import Layers

/// A method of a class.
public typealias Method = OpaquePointer
/// The implementation of a method. It can be passed to these functions, but not be called.
public typealias IMP = OpaquePointer

/// Returns the method of a class or its nearest superclass that has one. It is never nil, because
/// the methods that can't be changed aren't known.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { MethodReplacements.method(name, in: $0).pointer }
}

/// Returns the class method of a class, as `class_getInstanceMethod(_:_:)` does.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  class_getInstanceMethod(cls, name)
}

/// Returns the implementation that a method has on this stage.
public func method_getImplementation(_ m: Method) -> IMP {
  let method = MethodReference.at(m)
  let isOriginal = method.isInherited
  return (isOriginal ? MethodImplementation(method) : MethodReplacements.implementation(of: method))
    .pointer
}

/// Returns the implementation of a method of a class or its nearest superclass that has one.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  class_getInstanceMethod(cls, name).map(method_getImplementation)
}

/// Returns the name of a method.
public func method_getName(_ m: Method) -> Selector { MethodReference.at(m).selector }

/// Returns an empty encoding.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? {
  CStrings.pointer(to: "")
}

/// Exchanges the implementations of two methods, for all objects of the class on this stage.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  MethodReplacements.exchange(MethodReference.at(m1), MethodReference.at(m2))
}

/// Sets the implementation of a method, and returns the former one.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  let method = MethodReference.at(m)
  let former = MethodReplacements.implementation(of: method)
  MethodReplacements.set(MethodImplementation.at(imp), of: method)
  return former.pointer
}

/// Adds a method to a class. Does nothing, and returns false, if the class itself already has it.
///
/// A method of UIKit can be added to the class that declares it, too, which replaces it. Code that
/// exchanges methods otherwise has the same effect in both cases.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  guard let cls else { return false }
  let method = MethodReference(cls, name)
  guard !MethodReplacements.isDeclared(method) else { return false }
  MethodReplacements.set(MethodImplementation.at(imp), of: method)
  return true
}

/// Sets the implementation of a class's method, which is added if the class doesn't have it. Returns
/// the former one.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  guard let cls else { return nil }
  return method_setImplementation(MethodReference(cls, name).pointer, imp)
}

/// A method of a class, by its name.
final class MethodReference: Sendable {
  let owner: AnyClass
  let selector: Selector
  /// Whether the class inherits the method, as far as is known. An implementation that is added to the
  /// class then isn't this method's.
  let isInherited: Bool

  /// The selector as `ReplaceableMethod` has it.
  var name: String { ReplaceableMethod(named: selector.name)?.rawValue ?? selector.name }

  init(_ owner: AnyClass, _ selector: Selector, isInherited: Bool = false) {
    self.owner = owner
    self.selector = selector
    self.isInherited = isInherited
  }

  /// A pointer to this reference, which is never freed, as Objective-C's methods aren't.
  var pointer: Method { Method(Unmanaged.passRetained(self).toOpaque()) }

  static func at(_ pointer: Method) -> MethodReference {
    Unmanaged.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }
}

/// The implementation of a method.
final class MethodImplementation: Sendable {
  /// The method whose declaration contains the implementation.
  let origin: MethodReference

  init(_ origin: MethodReference) { self.origin = origin }

  typealias Body = (_ receiver: Any, _ arguments: [Any?]) -> MethodCall.Outcome

  /// Calls the method, if the sources declare it; nil for one of UIKit's.
  var body: Body? {
    if let method = origin.selector.method { return method.call }
    switch MemberRegistry.declaredMember(origin.selector.name, in: origin.owner)?.content {
    case .method(let method)?: return method.call
    case .property(let get, _, _)?: return { receiver, _ in .returned(get(receiver)) }
    case nil: return nil
    }
  }

  /// A pointer to this object, which is never freed.
  var pointer: IMP { IMP(Unmanaged.passRetained(self).toOpaque()) }

  static func at(_ pointer: IMP) -> MethodImplementation {
    Unmanaged.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }
}

import Layers
import Synchronization

// Functions of the Objective-C runtime. Those that change classes have no effect on Linux: they
// return values with which code continues, and warn once.

/// A method of a class; it can't be changed.
public typealias Method = OpaquePointer
/// The code of a method; it can't be called.
public typealias IMP = OpaquePointer

/// Does nothing, and returns 0 for success: a stage has one thread.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }

/// Does nothing, and returns 0 for success: a stage has one thread.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }

/// Returns the class of an object; nil for nil.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// Returns the name of an object's class, with its module; "nil" for nil.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
  class_getName(object_getClass(obj))
}

/// Returns the name of a class, with its module; "nil" for nil.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  Names.pointer(to: cls.map { String(reflecting: $0) } ?? "nil")
}

/// Returns the superclass; nil for a class without one.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

/// Returns the selector with a name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector {
  Selector(String(cString: str))
}

/// Returns the name of a selector.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> {
  Names.pointer(to: NSStringFromSelector(sel))
}

// MARK: Changes of methods

/// Returns a placeholder: methods of classes aren't known at run time. It is never nil, because
/// code unwraps it by force.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  ExchangedMethods.placeholder
}

/// Returns a placeholder, as `class_getInstanceMethod(_:_:)` does.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  ExchangedMethods.placeholder
}

/// Returns a placeholder.
public func method_getImplementation(_ m: Method) -> IMP { ExchangedMethods.placeholder }

/// Returns a placeholder.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  ExchangedMethods.placeholder
}

/// Returns an empty encoding.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { Names.pointer(to: "") }

/// Does nothing, with a warning.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  ExchangedMethods.warn("method_exchangeImplementations")
}

/// Does nothing, with a warning.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  ExchangedMethods.warn("method_setImplementation")
  return imp
}

/// Does nothing, with a warning, and returns false.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  ExchangedMethods.warn("class_addMethod")
  return false
}

/// Does nothing, with a warning.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  ExchangedMethods.warn("class_replaceMethod")
  return imp
}

private enum ExchangedMethods {
  static var placeholder: OpaquePointer { OpaquePointer(Names.pointer(to: "method")) }

  static func warn(_ function: String) {
    LayerWarning(
      .unrecognizedSelector,
      "\(function) has no effect: methods can't change at run time on Linux.",
      hint: "Override the method in a subclass.", subject: function
    ).report()
  }
}

/// The C strings that were returned; as in Objective-C, they are never freed.
private enum Names {
  /// `@unchecked Sendable`: the characters never change.
  private struct Text: @unchecked Sendable { let start: UnsafePointer<CChar> }

  private static let known = Mutex<[String: Text]>([:])

  static func pointer(to name: String) -> UnsafePointer<CChar> {
    known.withLock { known in
      if let text = known[name] { return text.start }
      let bytes = name.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      for (index, byte) in bytes.enumerated() { copy[index] = byte }
      known[name] = Text(start: UnsafePointer(copy))
      return UnsafePointer(copy)
    }
  }
}

import Synchronization

// Functions of the Objective-C runtime. Those that change methods are in `MethodFunctions.swift`.

/// Does nothing, and returns 0 for success: a stage runs one thing at a time. Work of background queues
/// that holds the lock while it waits doesn't keep other work from taking it.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }

/// Does nothing, and returns 0 for success; see `objc_sync_enter(_:)`.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }

/// Returns the class of an object, or nil for nil. For a class, returns the class itself, which the
/// functions of this module take in place of a metaclass.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.map { $0 as? AnyClass ?? type(of: $0 as AnyObject) }
}

/// Changes the class of an object, and returns the former one; nil for nil.
///
/// The object keeps the memory with which it was created. Neither class may therefore add stored
/// properties to their nearest common superclass; if one does, this warns and changes nothing, where
/// Apple's function damages the memory. What was asked of the class when the object was created, such
/// as a view's `layerClass`, isn't asked again.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  guard let obj, !(obj is AnyClass), let former = object_getClass(obj) else { return nil }
  guard InstanceLayout.isShared(by: former, cls) else {
    MessageWarning.layout(of: former, cls)
    return former
  }
  // An object begins with the address of its class.
  Unmanaged.passUnretained(obj as AnyObject).toOpaque()
    .storeBytes(of: unsafeBitCast(cls, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
  return former
}

/// The memory of a class's objects.
private enum InstanceLayout {
  /// Whether two classes have the stored properties of their nearest common superclass only.
  static func isShared(by first: AnyClass, _ second: AnyClass) -> Bool {
    let shared: AnyClass? = lineage(of: second).first { ancestor in
      lineage(of: first).contains { $0 == ancestor }
    }
    guard let shared else { return false }
    return size(of: first) == size(of: shared) && size(of: second) == size(of: shared)
  }

  private static func lineage(of cls: AnyClass) -> some Sequence<AnyClass> {
    sequence(first: cls) { class_getSuperclass($0) }
  }

  /// The bytes of an object. In a class's metadata they follow the kind and the superclass of a word
  /// each, the flags and the address point of 32 bits each (without Objective-C; Swift's documentation,
  /// ABI/TypeMetadata).
  private static func size(of cls: AnyClass) -> UInt32 {
    unsafeBitCast(cls, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 2 * MemoryLayout<Int>.size + 8, as: UInt32.self)
  }
}

/// Returns the name of an object's class, with its module; "nil" for nil.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
  class_getName(object_getClass(obj))
}

/// Returns the name of a class, with its module; "nil" for nil.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  CStrings.pointer(to: cls.map { String(reflecting: $0) } ?? "nil")
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
  CStrings.pointer(to: NSStringFromSelector(sel))
}

/// The C strings that were returned; as in Objective-C, they are never freed.
enum CStrings {
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

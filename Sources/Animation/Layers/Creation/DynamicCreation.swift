import CLayerCreation
package import Foundation

// Making objects of classes that are known only at run time: `UIView.layerClass`, the copies that
// `presentation()` and `copy()` return.
//
// On Apple's platforms Objective-C's runtime does that, and so `init()` and `init(layer:)` are plain
// initialisers there, which subclasses override with `override init()`. Swift by itself calls only
// `required` initialisers on a class it does not know; were ours required, that code would not
// compile. So the initialiser is looked up in the class's method table instead, by a function of
// Swift's runtime that only C can call. A subclass that inherits neither initialiser nor overrides it
// ends the program with Swift's own message, "use of unimplemented initializer", as it does on iOS.

extension NSObjectProtocol where Self: NSObject {
  /// A new object of the class that is `type` at run time, made by its `init()`.
  package static func make() -> Self {
    let metadata = unsafeBitCast(self as NSObject.Type, to: UnsafeRawPointer.self)
    return take(flipbook_make_object(metadata))
  }

  fileprivate static func take(_ object: UnsafeMutableRawPointer) -> Self {
    unsafeDowncast(Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue(), to: self)
  }
}

extension CALayer {
  /// A copy of the class that this layer has at run time, made by its `init(layer:)`.
  static func makeCopy(of layer: CALayer) -> Self {
    let metadata = unsafeBitCast(self as CALayer.Type, to: UnsafeRawPointer.self)
    // The initialiser consumes the value, so it is not deinitialised here.
    let value = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    defer { value.deallocate() }
    value.initialize(to: layer)
    return take(flipbook_make_layer_copy(metadata, value))
  }
}

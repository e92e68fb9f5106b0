import CLayerCreation
package import Foundation

// Creates objects of classes that are known only at run time, for `UIView.layerClass` and for the
// copies that `presentation()` and `copy()` return.
//
// On Apple's platforms the Objective-C runtime does this, so `init()` and `init(layer:)` are
// ordinary initialisers there, which subclasses override with `override init()`. Swift alone can
// call only `required` initialisers on a class that isn't known statically; if ours were required,
// that code wouldn't compile. Therefore a function of the Swift runtime, which only C can call,
// looks up the initialiser in the class's method table. If a subclass neither inherits nor
// overrides the initialiser, the program ends with Swift's own message, "use of unimplemented
// initializer", as on iOS.

extension NSObjectProtocol where Self: NSObject {
  /// Creates an object of the class that is `type` at run time, with its `init()`.
  package static func make() -> Self {
    let metadata = unsafeBitCast(self as NSObject.Type, to: UnsafeRawPointer.self)
    return take(flipbook_make_object(metadata))
  }

  fileprivate static func take(_ object: UnsafeMutableRawPointer) -> Self {
    unsafeDowncast(Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue(), to: self)
  }
}

extension CALayer {
  /// Creates a copy with this layer's class at run time, with its `init(layer:)`.
  static func makeCopy(of layer: CALayer) -> Self {
    let metadata = unsafeBitCast(self as CALayer.Type, to: UnsafeRawPointer.self)
    // The initialiser consumes the value, so it isn't deinitialised here.
    let value = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    defer { value.deallocate() }
    value.initialize(to: layer)
    return take(flipbook_make_layer_copy(metadata, value))
  }
}

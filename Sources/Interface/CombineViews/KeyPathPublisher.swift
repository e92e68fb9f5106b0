public import Foundation
public import Messaging
public import OpenCombine
import Rx
import RxViews
import StageCombine

/// An object whose properties have publishers: views, layers and other objects of UIKit.
///
/// All `NSObject`s conform to it.
public protocol KeyPathPublishing: NSObject {}

extension NSObject: KeyPathPublishing {}

extension KeyPathPublishing {
  /// Returns a publisher of the values of a property of a view or layer: by default its value at the
  /// subscription, then each value that differs from the previous one.
  ///
  /// The object is held weakly; the publisher completes when it is deallocated. It completes at once
  /// if the object isn't a view or layer. Animations don't change properties, so only model values
  /// are sent.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    rx.observe(keyPath, options: options).neverFailing()
  }
}

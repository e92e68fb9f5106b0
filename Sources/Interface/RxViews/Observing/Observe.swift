public import Foundation
import Layers
@_exported public import struct Messaging.NSKeyValueObservingOptions
public import Rx
import Views

// Observing properties, without Apple's key-value observing: views and layers report that something
// has changed, and a subscription checks whether its property has. Therefore
//
// - all properties of views, controls and layers can be observed, including parts of them
//   (`\.center.x`) and computed properties of subclasses, but not properties of other objects;
// - setting a value that is equal to the previous one sends nothing, unlike key-value observing;
// - only model values are sent, once each: animations don't change them.

/// The options of an observation. Changes are also sent without `.new`, as in RxCocoa.
public typealias KeyValueObservingOptions = NSKeyValueObservingOptions

extension Reactive where Base: NSObject {
  /// Returns the values of a property of a view or layer: with `.initial` the value at the time of
  /// the subscription, then each value that differs from the previous one.
  ///
  /// The object is held weakly; the sequence completes when it is deallocated. If the object isn't
  /// a view or layer, the sequence fails with an `ObservationError`.
  public func observe<Element>(
    _ keyPath: KeyPath<Base, Element>, options: NSKeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element> {
    observe(options, whenGone: { $0.onCompleted() }) { $0[keyPath: keyPath] }
  }

  /// Returns the values of the property with the given name, or nil if the value is nil or of a
  /// different type: with `.initial` the value at the time of the subscription, then each value
  /// that differs from the previous one.
  ///
  /// The object is retained until the subscription is disposed of. If `retainSelf` is false, it
  /// isn't, and the sequence completes when the object is deallocated. If the object has no such
  /// property, the sequence fails with an `ObservationError` that lists the available ones.
  public func observe<Element>(
    _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
    retainSelf: Bool = true
  ) -> Observable<Element?> {
    let values = named(keyPath, options, whenGone: { $0.onCompleted() }) as Observable<Element?>
    guard retainSelf else { return values }
    return Observable.create { [base] observer in
      Disposables.create(
        values.subscribe(observer), Disposables.create(with: { withExtendedLifetime(base) {} }))
    }
  }

  /// Returns the values of the property with the given name, or nil if the value is nil or of a
  /// different type: with `.initial` the value at the time of the subscription, then each value
  /// that differs from the previous one.
  ///
  /// The object is held weakly; when it is deallocated, the sequence sends nil and completes, as in
  /// RxCocoa. If the object has no such property, the sequence fails with an `ObservationError`
  /// that lists the available ones.
  public func observeWeakly<Element>(
    _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element?> {
    named(keyPath, options) {
      $0.onNext(nil)
      $0.onCompleted()
    }
  }

  private func named<Element>(
    _ name: String, _ options: KeyValueObservingOptions,
    whenGone end: @escaping (AnyObserver<Element?>) -> Void
  ) -> Observable<Element?> {
    guard let read = ObservedObject.property(name, of: base) else {
      return .error(ObservationError(object: base, name: name))
    }
    return observe(options, whenGone: end) { read($0) as? Element }
  }

  private func observe<Element>(
    _ options: KeyValueObservingOptions, whenGone end: @escaping (AnyObserver<Element>) -> Void,
    _ read: @escaping (Base) -> Element
  ) -> Observable<Element> {
    Observable.create { [weak base] observer in
      guard let base else {
        end(observer)
        return Disposables.create()
      }
      guard let layer = ObservedObject.layer(of: base),
        let owner = base as? any LifetimeOwner
      else {
        observer.onError(ObservationError(object: base, name: nil))
        return Disposables.create()
      }
      var last = read(base)
      let stopChanges = layer.observeChanges { [weak base] in
        guard let base else { return }
        let value = read(base)
        guard !isEqual(value, last) else { return }
        last = value
        observer.onNext(value)
      }
      let stopEnd = owner.ownLifetime.onDeinit { end(observer) }
      if options.contains(.initial) { observer.onNext(last) }
      return Disposables.create(
        Disposables.create(with: stopChanges), Disposables.create(with: stopEnd))
    }
  }
}

/// Returns whether two values are known to be equal. They are wrapped in arrays, because a nil
/// value can't be cast to `any Equatable`.
private func isEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  func isEqual<Known: Equatable>(_ one: Known) -> Bool { one == [other] as? Known }
  return ([one] as? any Equatable).map { isEqual($0) } ?? false
}

/// The error for an object or property that can't be observed.
public struct ObservationError: Error, Sendable, CustomStringConvertible {
  /// A description of the error that names the properties that can be observed.
  public let description: String

  init(object: AnyObject, name: String?) {
    let known = ObservedObject.names(of: object)
    if let name, !known.isEmpty {
      description =
        "\(type(of: object)) has no observable property \"\(name)\". Observable properties: "
        + known.joined(separator: ", ") + "."
    } else {
      description =
        "\(type(of: object)) cannot be observed: only views, controls and layers can. "
        + "Send its changes to a BehaviorRelay instead."
    }
  }
}

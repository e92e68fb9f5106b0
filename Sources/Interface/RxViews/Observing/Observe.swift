public import Foundation
import Layers
public import Rx
import Views

// Observing properties, without Apple's key-value observing: views and layers tell when something of
// them has changed, and a subscription looks whether it was what it observes. So
//
// - properties of views, controls and layers can be observed, also parts of them (`\.center.x`) and
//   what a subclass computes from them; nothing of other objects can;
// - a value that is set again and equals the one before is not told, as key-value observing would;
// - model values are told, once each: an animation in between changes none of them.
//
// `rx.methodInvoked` and `rx.sentMessage` do not exist on Linux: they exchange methods in the
// Objective-C runtime, which there is none of, and are named by selectors, which do not compile.
// Override the method in a subclass instead and have that send to a `PublishSubject`.

/// What an observation begins with and goes on with; the raw values are Apple's.
public struct KeyValueObservingOptions: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: UInt

  /// The options of those bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after each change; changes are told without it too, as in RxCocoa.
  public static let new = KeyValueObservingOptions(rawValue: 1 << 0)

  /// The value at the subscription, first of all.
  public static let initial = KeyValueObservingOptions(rawValue: 1 << 2)
}

/// Foundation's name of the options, which it has on Apple's platforms only.
public typealias NSKeyValueObservingOptions = KeyValueObservingOptions

extension Reactive where Base: NSObject {
  /// The values of a property of a view or layer: the one at the subscription, with `.initial`, and
  /// each that differs from the one before.
  ///
  /// It holds the object weakly and completes when that goes. An object that is no view or layer
  /// cannot be observed: the sequence fails with an `ObservationError`.
  public func observe<Element>(
    _ keyPath: KeyPath<Base, Element>, options: NSKeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element> {
    observe(options, whenGone: { $0.onCompleted() }) { $0[keyPath: keyPath] }
  }

  /// The values of the property of that name, nil where it has none or is of another type: the one
  /// at the subscription, with `.initial`, and each that differs from the one before.
  ///
  /// It holds the object strongly until it is disposed, unless `retainSelf` is false; then it
  /// completes when that goes. A name that the object does not have: the sequence fails with an
  /// `ObservationError` that lists those it has.
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

  /// The values of the property of that name, nil where it has none or is of another type: the one
  /// at the subscription, with `.initial`, and each that differs from the one before.
  ///
  /// It holds the object weakly; when that goes it emits nil and completes, as RxCocoa's does. A name
  /// that the object does not have: the sequence fails with an `ObservationError` that lists those
  /// it has.
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
      let stopEnd = owner.ownLifetime.whenOver { end(observer) }
      if options.contains(.initial) { observer.onNext(last) }
      return Disposables.create(
        Disposables.create(with: stopChanges), Disposables.create(with: stopEnd))
    }
  }
}

/// Whether two values are known to be equal. In an array, since nil by itself is cast to nothing.
private func isEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  func isEqual<Known: Equatable>(_ one: Known) -> Bool { one == [other] as? Known }
  return ([one] as? any Equatable).map { isEqual($0) } ?? false
}

/// Something that cannot be observed.
public struct ObservationError: Error, Sendable, CustomStringConvertible {
  /// What cannot be observed, and what can.
  public let description: String

  init(object: AnyObject, name: String?) {
    let known = ObservedObject.names(of: object)
    if let name, !known.isEmpty {
      description =
        "\(type(of: object)) has no property \"\(name)\" that can be observed. It has: "
        + known.joined(separator: ", ") + "."
    } else {
      description =
        "\(type(of: object)) cannot be observed: only views, controls and layers can. "
        + "Send its changes to a BehaviorRelay instead."
    }
  }
}

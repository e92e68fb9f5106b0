public import Rx

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Hands all events to every one of `observers`.
  public func emit<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    asObservable().subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Hands all events to every one of `observers`, elements as optionals.
  public func emit<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    asObservable().subscribe { event in observers.forEach { $0.on(event.map { $0 }) } }
  }

  /// Hands each element to every one of `relays`.
  public func emit<Relay: RelayType>(
    to relays: Relay...
  ) -> any Disposable where Relay.Element == Element {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Hands each element, as an optional, to every one of `relays`.
  public func emit<Relay: RelayType>(
    to relays: Relay...
  ) -> any Disposable where Relay.Element == Element? {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Calls the closure that fits each event.
  ///
  /// - Parameters:
  ///   - onNext: Called with each element.
  ///   - onCompleted: Called at the completion.
  ///   - onDisposed: Called once, after the last event or when the subscription is disposed.
  public func emit(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls the closure that fits each event with `object`, which is held weakly: once it is gone,
  /// none of them is called.
  public func emit<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes, for what happens beside.
  public func emit() -> any Disposable { emit(onNext: nil) }
}

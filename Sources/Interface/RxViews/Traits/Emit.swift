public import Rx

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Sends all events to each of `observers`.
  public func emit<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    asObservable().subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Sends all events to each of `observers`, with the elements as optionals.
  public func emit<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    asObservable().subscribe { event in observers.forEach { $0.on(event.map { $0 }) } }
  }

  /// Sends each element to each of `relays`.
  public func emit<Relay: RelayType>(
    to relays: Relay...
  ) -> any Disposable where Relay.Element == Element {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends each element, as an optional, to each of `relays`.
  public func emit<Relay: RelayType>(
    to relays: Relay...
  ) -> any Disposable where Relay.Element == Element? {
    emit(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Calls the corresponding closure for each event.
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

  /// Calls the corresponding closure for each event with `object`, which is held weakly. After its
  /// deallocation, no closure is called.
  public func emit<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes for the side effects only.
  public func emit() -> any Disposable { emit(onNext: nil) }
}

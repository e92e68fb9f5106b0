public import Rx

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Hands all events to every one of `observers`.
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    asObservable().subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Hands all events to every one of `observers`, elements as optionals.
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    asObservable().subscribe { event in observers.forEach { $0.on(event.map { $0 }) } }
  }

  /// Hands each element to every one of `relays`.
  public func drive<Relay: RelayType>(
    _ relays: Relay...
  ) -> any Disposable where Relay.Element == Element {
    drive(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Hands each element, as an optional, to every one of `relays`.
  public func drive<Relay: RelayType>(
    _ relays: Relay...
  ) -> any Disposable where Relay.Element == Element? {
    drive(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// What `transformation` makes of the sequence.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(asObservable())
  }

  /// What `with` makes of the sequence and `curriedArgument`.
  public func drive<Argument, Result>(
    _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    with(asObservable())(curriedArgument)
  }

  /// Calls the closure that fits each event.
  ///
  /// - Parameters:
  ///   - onNext: Called with each element, the latest one first if there is one.
  ///   - onCompleted: Called at the completion.
  ///   - onDisposed: Called once, after the last event or when the subscription is disposed.
  public func drive(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls the closure that fits each event with `object`, which is held weakly: once it is gone,
  /// none of them is called.
  public func drive<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes, for what happens beside.
  public func drive() -> any Disposable { drive(onNext: nil) }
}

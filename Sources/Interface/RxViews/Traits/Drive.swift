public import Rx

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sends all events to each of `observers`.
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    asObservable().subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Sends all events to each of `observers`, with the elements as optionals.
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    asObservable().subscribe { event in observers.forEach { $0.on(event.map { $0 }) } }
  }

  /// Sends each element to each of `relays`.
  public func drive<Relay: RelayType>(
    _ relays: Relay...
  ) -> any Disposable where Relay.Element == Element {
    drive(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Sends each element, as an optional, to each of `relays`.
  public func drive<Relay: RelayType>(
    _ relays: Relay...
  ) -> any Disposable where Relay.Element == Element? {
    drive(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Returns the result of `transformation` for the sequence.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(asObservable())
  }

  /// Returns the result of `with` for the sequence and `curriedArgument`.
  public func drive<Argument, Result>(
    _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    with(asObservable())(curriedArgument)
  }

  /// Calls the corresponding closure for each event.
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

  /// Calls the corresponding closure for each event with `object`, which is held weakly. After its
  /// deallocation, no closure is called.
  public func drive<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes for the side effects only.
  public func drive() -> any Disposable { drive(onNext: nil) }
}

extension InfallibleType {
  /// Sends all events to all of `observers`.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    asObservable().subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Sends all events to all of `observers`, with the elements as optionals.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    asObservable().subscribe { event in observers.forEach { $0.on(event.map { $0 }) } }
  }

  /// Sends each element to all of `relays`.
  public func bind<Relay: RelayType>(
    to relays: Relay...
  ) -> any Disposable where Relay.Element == Element {
    asObservable().forward(to: relays) { $0 }
  }

  /// Sends each element, as an optional, to all of `relays`.
  public func bind<Relay: RelayType>(
    to relays: Relay...
  ) -> any Disposable where Relay.Element == Element? {
    asObservable().forward(to: relays) { $0 }
  }

  /// Returns the result of `binder` for this sequence.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Returns the result of `binder` for this sequence and `curriedArgument`.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }

  /// Calls `onNext` with each element.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    asObservable().bind(onNext: onNext)
  }

  /// Calls `onNext` with `object` and each element, until `object` is deallocated.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    asObservable().bind(with: object, onNext: onNext)
  }
}

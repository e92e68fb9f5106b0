extension InfallibleType {
  /// Hands all events to every one of `observers`.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    asObservable().subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Hands all events to every one of `observers`, elements as optionals.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    asObservable().subscribe { event in observers.forEach { $0.on(event.map { $0 }) } }
  }

  /// Hands each element to every one of `relays`.
  public func bind<Relay: RelayType>(
    to relays: Relay...
  ) -> any Disposable where Relay.Element == Element {
    asObservable().forward(to: relays) { $0 }
  }

  /// Hands each element, as an optional, to every one of `relays`.
  public func bind<Relay: RelayType>(
    to relays: Relay...
  ) -> any Disposable where Relay.Element == Element? {
    asObservable().forward(to: relays) { $0 }
  }

  /// What `binder` makes of this sequence.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// What `binder` makes of this sequence and `curriedArgument`.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }

  /// Calls `onNext` with each element.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    asObservable().bind(onNext: onNext)
  }

  /// Calls `onNext` with `object`, as long as that lives, and each element.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    asObservable().bind(with: object, onNext: onNext)
  }
}

extension ObservableType {
  /// Hands all events to every one of `observers`.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Hands all events to every one of `observers`, elements as optionals.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    subscribe { event in observers.forEach { $0.on(event.map { $0 }) } }
  }

  /// What `binder` makes of this sequence.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// What `binder` makes of this sequence and `curriedArgument`.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }

  /// Calls `onNext` with each element. An error is a programming error, as with `Binder`.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: bindingError)
  }

  /// Calls `onNext` with `object`, as long as that lives, and each element. An error is a
  /// programming error, as with `Binder`.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in if let object { onNext(object, element) } },
      onError: bindingError)
  }
}

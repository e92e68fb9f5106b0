extension ObservableType {
  /// Passes all events to each of `observers`.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    subscribe { event in observers.forEach { $0.on(event) } }
  }

  /// Passes all events to each of `observers`, with the elements wrapped in optionals.
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    subscribe { event in observers.forEach { $0.on(event.map { $0 }) } }
  }

  /// Returns the result of `binder` for this sequence.
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Returns the result of `binder` for this sequence and `curriedArgument`.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }

  /// Calls `onNext` with each element. An error is a programming error, as with `Binder`.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: bindingError)
  }

  /// Calls `onNext` with `object` and each element until `object` is deallocated. An error is a
  /// programming error, as with `Binder`.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in if let object { onNext(object, element) } },
      onError: bindingError)
  }
}

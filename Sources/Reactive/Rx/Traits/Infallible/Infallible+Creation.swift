extension Infallible {
  /// What receives the events of an infallible sequence.
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  /// A sequence whose subscription is made by `subscribe`: it hands events to the closure that it is
  /// given and returns what is disposed of at the end.
  public static func create(
    subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(.create { observer in subscribe { observer.on($0.event) } })
  }

  /// A sequence of `elements`, each sent as a round of work on `scheduler`.
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(elements, scheduler: scheduler))
  }

  /// A sequence of the elements of `array`, each sent as a round of work on `scheduler`.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(array, scheduler: scheduler))
  }

  /// A sequence of the elements of `sequence`, each sent as a round of work on `scheduler`.
  public static func from<Elements: Sequence>(
    _ sequence: Elements,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Elements.Element == Element {
    Infallible(.from(sequence, scheduler: scheduler))
  }
}

extension InfallibleType {
  /// A sequence of one element, sent at once on subscription.
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

  /// A sequence of one element, sent on `scheduler`.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// A sequence that sends nothing and never ends.
  public static func never() -> Infallible<Element> { Infallible(.never()) }

  /// A sequence that completes at once, without elements.
  public static func empty() -> Infallible<Element> { Infallible(.empty()) }

  /// The sequence that `observableFactory` makes for each subscription.
  ///
  /// A factory that throws breaks the promise that the sequence never fails.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(.deferred { try observableFactory().asObservable() })
  }
}

extension ObservableConvertibleType {
  /// The same sequence, and when it fails, `element` and the completion instead.
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// The same sequence, and when it fails, `infallible` instead of the error.
  public func asInfallible(
    onErrorFallbackTo infallible: Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { _ in infallible.asObservable() })
  }

  /// The same sequence, and when it fails, the one that `onErrorRecover` makes of the error.
  public func asInfallible(
    onErrorRecover: @escaping (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
  }

  /// The same sequence, of which it is known that it never fails.
  package func assumingInfallible() -> Infallible<Element> {
    asInfallible { error in
      misuseInDebug("A sequence that must not fail has failed: \(error)")
      return .empty()
    }
  }
}

extension Infallible {
  /// A closure that receives the events of an infallible sequence.
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  /// Creates a sequence. `subscribe` is called for each subscription: it passes events to its
  /// argument and returns a disposable for the end of the subscription.
  public static func create(
    subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(.create { observer in subscribe { observer.on($0.event) } })
  }

  /// Returns a sequence of `elements`, each sent in its own work item on `scheduler`.
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(elements, scheduler: scheduler))
  }

  /// Returns a sequence of the elements of `array`, each sent in its own work item on `scheduler`.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(array, scheduler: scheduler))
  }

  /// Returns a sequence of the elements of `sequence`, each sent in its own work item on
  /// `scheduler`.
  public static func from<Elements: Sequence>(
    _ sequence: Elements,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Elements.Element == Element {
    Infallible(.from(sequence, scheduler: scheduler))
  }
}

extension InfallibleType {
  /// Returns a sequence of one element, which is sent immediately on subscription.
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

  /// Returns a sequence of one element, which is sent on `scheduler`.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// Returns a sequence that sends nothing and never ends.
  public static func never() -> Infallible<Element> { Infallible(.never()) }

  /// Returns a sequence that completes immediately, without elements.
  public static func empty() -> Infallible<Element> { Infallible(.empty()) }

  /// Returns the sequence that `observableFactory` creates for each subscription.
  ///
  /// A factory that throws breaks the guarantee that the sequence never fails.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(.deferred { try observableFactory().asObservable() })
  }
}

extension ObservableConvertibleType {
  /// Returns the same sequence, which sends `element` and completes in place of an error.
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// Returns the same sequence, which continues with `infallible` in place of an error.
  public func asInfallible(
    onErrorFallbackTo infallible: Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { _ in infallible.asObservable() })
  }

  /// Returns the same sequence, which continues after an error with the sequence that
  /// `onErrorRecover` creates from the error.
  public func asInfallible(
    onErrorRecover: @escaping (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
  }

  /// Returns the same sequence as one that never fails. An error is a programming error.
  package func assumingInfallible() -> Infallible<Element> {
    asInfallible { error in
      reportProgrammingError("A sequence that must not fail has failed: \(error)")
      return .empty()
    }
  }
}

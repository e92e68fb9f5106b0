public import Rx

extension TestScheduler {
  /// Creates an observer that records the events it receives and their times.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(scheduler: self)
  }

  /// Creates a sequence that sends `events` at their times to its current subscribers.
  public func createHotObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(hot: events, scheduler: self)
  }

  /// Creates a sequence that sends `events` at their times, relative to each subscription.
  public func createColdObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    TestableObservable(cold: events, scheduler: self)
  }

  /// Creates a sequence at the tick `created`, subscribes to it at `subscribed`, disposes of the
  /// subscription at `disposed`, and returns an observer with the recorded events.
  public func start<Source: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    let observer = createObserver(Source.Element.self)
    var source: Observable<Source.Element>?
    let subscription = SingleAssignmentDisposable()
    scheduleAt(created) { source = create().asObservable() }
    scheduleAt(subscribed) {
      if let source { subscription.setDisposable(source.subscribe(observer)) }
    }
    scheduleAt(disposed) { subscription.dispose() }
    start()
    return observer
  }

  /// Creates a sequence at 100, subscribes to it at 200, disposes of the subscription at
  /// `disposed`, and returns an observer with the recorded events.
  public func start<Source: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    start(
      created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create
    )
  }

  /// Creates a sequence at 100, subscribes to it at 200, disposes of the subscription at 1000, and
  /// returns an observer with the recorded events.
  public func start<Source: ObservableConvertibleType>(
    _ create: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    start(disposed: Defaults.disposed, create: create)
  }

  /// Subscribes a new observer to `source` at the tick `time`, and returns that observer.
  public func record<Source: ObservableConvertibleType>(
    _ source: Source, from time: TestTime = 0
  ) -> TestableObserver<Source.Element> {
    let observer = createObserver(Source.Element.self)
    scheduleAt(time) { _ = source.asObservable().subscribe(observer) }
    return observer
  }
}

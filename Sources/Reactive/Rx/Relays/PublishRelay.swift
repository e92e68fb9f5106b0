/// A relay that delivers each element to its current subscribers.
public final class PublishRelay<Element>: RelayType {
  private let subject = PublishSubject<Element>()

  /// Creates a relay without subscribers.
  public init() {}

  /// Delivers `element` to all subscribers.
  public func accept(_ element: Element) { subject.onNext(element) }

  /// Subscribes `observer`, which receives all later elements.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// Returns the relay as an observable, which can't be sent elements.
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

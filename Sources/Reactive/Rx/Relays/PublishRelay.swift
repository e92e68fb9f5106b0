/// A relay that hands each element to all who subscribe at that time.
public final class PublishRelay<Element>: RelayType {
  private let subject = PublishSubject<Element>()

  /// A relay without subscribers.
  public init() {}

  /// Hands `element` to all who subscribe.
  public func accept(_ element: Element) { subject.onNext(element) }

  /// Has `observer` receive the elements that follow.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The relay as an observable, to which nothing can be sent.
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

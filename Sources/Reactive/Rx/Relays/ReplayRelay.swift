/// A relay that keeps its last elements: new subscribers receive them first, followed by later
/// elements.
public final class ReplayRelay<Element>: RelayType {
  private let subject: ReplaySubject<Element>

  private init(_ subject: ReplaySubject<Element>) {
    self.subject = subject
  }

  /// Creates a relay that keeps the last `bufferSize` elements. A negative size is a programming
  /// error.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }

  /// Creates a relay that keeps all elements.
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

  /// Keeps `element` and delivers it to all subscribers.
  public func accept(_ element: Element) { subject.onNext(element) }

  /// Subscribes `observer`, which receives the kept elements and all later ones.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// Returns the relay as an observable, which can't be sent elements.
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

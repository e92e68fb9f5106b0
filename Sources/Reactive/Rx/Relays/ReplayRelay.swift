/// A relay that keeps its last elements: new subscribers receive them first, then what follows.
public final class ReplayRelay<Element>: RelayType {
  private let subject: ReplaySubject<Element>

  private init(_ subject: ReplaySubject<Element>) {
    self.subject = subject
  }

  /// A relay that keeps the last `bufferSize` elements. A negative size is a programming error.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }

  /// A relay that keeps all elements.
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

  /// Keeps `element` and hands it to all who subscribe.
  public func accept(_ element: Element) { subject.onNext(element) }

  /// Has `observer` receive the elements that are kept and those that follow.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The relay as an observable, to which nothing can be sent.
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

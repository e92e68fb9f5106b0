/// A relay that has a value: new subscribers receive it first, then what follows.
public final class BehaviorRelay<Element>: RelayType {
  private let subject: BehaviorSubject<Element>

  /// The latest element.
  public private(set) var value: Element

  /// A relay whose value is `value`.
  public init(value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }

  /// Makes `element` the value and hands it to all who subscribe.
  public func accept(_ element: Element) {
    value = element
    subject.onNext(element)
  }

  /// Has `observer` receive the value and the elements that follow.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The relay as an observable, to which nothing can be sent.
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

/// A relay with a current value: new subscribers receive it first, followed by later elements.
public final class BehaviorRelay<Element>: RelayType {
  private let subject: BehaviorSubject<Element>

  /// The latest element.
  public private(set) var value: Element

  /// Creates a relay with the initial value `value`.
  public init(value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }

  /// Sets the value to `element` and delivers it to all subscribers.
  public func accept(_ element: Element) {
    value = element
    subject.onNext(element)
  }

  /// Subscribes `observer`, which receives the current value and all later elements.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// Returns the relay as an observable, which can't be sent elements.
  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

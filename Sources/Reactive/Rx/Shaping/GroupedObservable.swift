/// The elements of a sequence that share a key; see `groupBy(keySelector:)`.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// What the elements have in common.
  public let key: Key

  private let source: Observable<Element>

  /// The group of `key`, with the elements of `source`.
  public init(key: Key, source: Observable<Element>) {
    (self.key, self.source) = (key, source)
  }

  /// Has `observer` receive the events of the group.
  ///
  /// - Returns: The subscription.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// The group as an `Observable`.
  public func asObservable() -> Observable<Element> { source }
}

/// A sequence of the elements that share a key; see `groupBy(keySelector:)`.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// The key that the elements share.
  public let key: Key

  private let source: Observable<Element>

  /// Creates a group of `key` with the elements of `source`.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// Subscribes `observer` to the events of the group.
  ///
  /// - Returns: The subscription.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// Returns the group as an `Observable`.
  public func asObservable() -> Observable<Element> { source }
}

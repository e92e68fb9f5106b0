extension ObservableType where Element: Equatable {
  /// The elements that differ from the one before.
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
  }
}

extension ObservableType {
  /// The elements whose keys differ from the one before; if `keySelector` throws, the sequence
  /// fails.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: { $0 == $1 })
  }

  /// The elements for which `comparer` does not say that they equal the one before; if it throws,
  /// the sequence fails.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// The elements for whose keys `comparer` does not say that they equal the one before; if a
  /// closure throws, the sequence fails.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key,
    comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    lift { DistinctUntilChangedSink($0, keySelector, comparer) }
  }

  /// The elements in which the property at `keyPath` differs from the one before.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }
}

private final class DistinctUntilChangedSink<Element, Key>: Sink<Element, Element> {
  private let keySelector: (Element) throws -> Key
  private let comparer: (Key, Key) throws -> Bool
  private var latest: Key?

  init(
    _ downstream: Receiver<Element>, _ keySelector: @escaping (Element) throws -> Key,
    _ comparer: @escaping (Key, Key) throws -> Bool
  ) {
    (self.keySelector, self.comparer) = (keySelector, comparer)
    super.init(downstream)
  }

  override func next(_ element: Element) {
    do {
      let key = try keySelector(element)
      if let latest, try comparer(latest, key) { return }
      latest = key
      forward(element)
    } catch {
      fail(error)
    }
  }
}

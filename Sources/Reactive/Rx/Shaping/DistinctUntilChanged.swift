extension ObservableType where Element: Equatable {
  /// Returns the elements that differ from the previous element.
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
  }
}

extension ObservableType {
  /// Returns the elements whose keys differ from the previous element's key. If `keySelector`
  /// throws, the sequence fails.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: { $0 == $1 })
  }

  /// Returns the elements that `comparer` doesn't consider equal to the previous element. If
  /// `comparer` throws, the sequence fails.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Returns the elements whose keys `comparer` doesn't consider equal to the previous element's
  /// key. If a closure throws, the sequence fails.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key,
    comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    lift { DistinctUntilChangedSink($0, keySelector, comparer) }
  }

  /// Returns the elements whose property at `keyPath` differs from the previous element's.
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
    self.keySelector = keySelector
    self.comparer = comparer
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

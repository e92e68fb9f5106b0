public import Rx

// Operators on the elements themselves, which the library RxSwiftExt offers.

extension ObservableType {
  /// Returns the elements that aren't nil.
  public func unwrap<Wrapped>() -> Observable<Wrapped> where Element == Wrapped? {
    compactMap { $0 }
  }

  /// Returns `value` for each element.
  public func mapTo<Value>(_ value: Value) -> Observable<Value> { map { _ in value } }

  /// Returns the values of a property of the elements.
  public func mapAt<Value>(_ keyPath: KeyPath<Element, Value>) -> Observable<Value> {
    map { $0[keyPath: keyPath] }
  }

  /// Returns the results of `transform` for the elements of each array.
  public func mapMany<Value, Result>(
    _ transform: @escaping (Value) -> Result
  ) -> Observable<[Result]> where Element: Collection, Element.Element == Value {
    map { $0.map(transform) }
  }

  /// Returns the result of `transform` for this sequence.
  public func apply<Result>(
    _ transform: (Observable<Element>) -> Observable<Result>
  ) -> Observable<Result> {
    transform(asObservable())
  }

  /// Returns the elements for which `predicate` is false.
  public func ignoreWhen(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    filter { try !predicate($0) }
  }

  /// Returns the elements for which `predicate` is true, and those for which it is false.
  public func partition(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
    (filter(predicate), filter { try !predicate($0) })
  }

  /// Returns the number of elements when the sequence completes.
  public func count() -> Observable<Int> { reduce(0) { count, _ in count + 1 } }
}

extension ObservableType where Element == Bool {
  /// Returns the opposite of each element.
  public func not() -> Observable<Bool> { map { !$0 } }
}

extension ObservableType where Element: Equatable {
  /// Returns the elements that aren't among `values`.
  public func ignore(_ values: Element...) -> Observable<Element> {
    filter { !values.contains($0) }
  }
}

extension ObservableType where Element: Hashable {
  /// Returns the elements that haven't been sent before.
  public func distinct() -> Observable<Element> {
    Observable.deferred {
      var known: Set<Element> = []
      return self.filter { known.insert($0).inserted }
    }
  }
}

extension ObservableType where Element: EventConvertible {
  /// Returns the elements of the events of `materialize()`.
  public func elements() -> Observable<Element.Element> {
    compactMap { $0.event.element }
  }

  /// Returns the errors of the events of `materialize()`.
  public func errors() -> Observable<any Error> { compactMap { $0.event.error } }
}

extension InfallibleType {
  /// Returns the elements of all sequences that `selector` creates from the elements, as they
  /// arrive.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMap(selector))
  }

  /// Returns the elements of the sequence that `selector` creates from the latest element.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapLatest(selector))
  }

  /// Returns the elements of the sequence that `selector` creates from an element; elements that
  /// arrive before that sequence has completed are ignored.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapFirst(selector))
  }

  /// Returns the elements of all sequences that `selector` creates from the elements, one sequence
  /// after another.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().concatMap(selector))
  }

  /// Returns a sequence that sends the elements of this sequence, followed by the elements of
  /// `second`.
  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Infallible<Element> where Source.Element == Element {
    Infallible(asObservable().concat(second))
  }

  /// Returns a sequence that sends the elements of the sequences in `sequence`, one sequence after
  /// another.
  public static func concat<Sources: Sequence>(
    _ sequence: Sources
  ) -> Infallible<Element> where Sources.Element == Infallible<Element> {
    Infallible(.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Returns a sequence that sends the elements of the sequences in `collection`, one sequence
  /// after another.
  public static func concat<Sources: Collection>(
    _ collection: Sources
  ) -> Infallible<Element> where Sources.Element == Infallible<Element> {
    Infallible(.concat(collection.map { $0.asObservable() }))
  }

  /// Returns a sequence that sends the elements of `sources`, one sequence after another.
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible(.concat(sources.map { $0.asObservable() }))
  }

  /// Returns the elements of all `sources`, as they arrive.
  public static func merge<Sources: Collection>(
    _ sources: Sources
  ) -> Infallible<Element> where Sources.Element == Infallible<Element> {
    Infallible(.merge(sources.map { $0.asObservable() }))
  }

  /// Returns the elements of all `sources`, as they arrive.
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible(.merge(sources.map { $0.asObservable() }))
  }

  /// Returns the elements of all `sources`, as they arrive.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible(.merge(sources.map { $0.asObservable() }))
  }

  /// Returns the results of `resultSelector` for the latest elements of all sources. A result is
  /// sent whenever a source sends an element, once all have sent at least one.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Infallible<Element> where Sources.Element: InfallibleType {
    Infallible(
      .combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Returns arrays of the latest elements of all sources. An array is sent whenever a source sends
  /// an element, once all have sent at least one.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources
  ) -> Infallible<[Element]>
  where Sources.Element: InfallibleType, Sources.Element.Element == Element {
    Infallible<[Element]>(Observable.combineLatest(collection.map { $0.asObservable() }))
  }

  /// Returns the results of `resultSelector` for each element and the latest element of `second`;
  /// elements that arrive before `second` has sent one are dropped.
  public func withLatestFrom<Second: InfallibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) throws -> Result
  ) -> Infallible<Result> {
    Infallible<Result>(
      asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
  }

  /// Returns the latest element of `second` for each element; elements that arrive before `second`
  /// has sent one are dropped.
  public func withLatestFrom<Second: InfallibleType>(
    _ second: Second
  ) -> Infallible<Second.Element> {
    withLatestFrom(second) { $1 }
  }

  /// Returns the results of `resultSelector` for `object` and each element; completes when `object`
  /// is deallocated.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Infallible<Result> {
    Infallible<Result>(
      asObservable().withUnretained(object, resultSelector: resultSelector))
  }

  /// Returns pairs of `object` and each element; completes when `object` is deallocated.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> Infallible<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}

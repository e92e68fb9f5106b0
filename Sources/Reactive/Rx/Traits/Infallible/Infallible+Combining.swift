extension InfallibleType {
  /// The elements of the sequences that `selector` makes of each element, as they come.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMap(selector))
  }

  /// The elements of the sequence that `selector` makes of the latest element.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapLatest(selector))
  }

  /// The elements of the sequence that `selector` makes of an element; elements that come before
  /// that sequence has completed are ignored.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().flatMapFirst(selector))
  }

  /// The elements of the sequences that `selector` makes of each element, one sequence after the
  /// other.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible<Source.Element>(asObservable().concatMap(selector))
  }

  /// This sequence, and when it has completed, `second`.
  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Infallible<Element> where Source.Element == Element {
    Infallible(asObservable().concat(second))
  }

  /// The sequences of `sequence`, each subscribed to when the one before has completed.
  public static func concat<Sources: Sequence>(
    _ sequence: Sources
  ) -> Infallible<Element> where Sources.Element == Infallible<Element> {
    Infallible(.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// The sequences of `collection`, each subscribed to when the one before has completed.
  public static func concat<Sources: Collection>(
    _ collection: Sources
  ) -> Infallible<Element> where Sources.Element == Infallible<Element> {
    Infallible(.concat(collection.map { $0.asObservable() }))
  }

  /// `sources`, each subscribed to when the one before has completed.
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible(.concat(sources.map { $0.asObservable() }))
  }

  /// The elements of all `sources`, as they come.
  public static func merge<Sources: Collection>(
    _ sources: Sources
  ) -> Infallible<Element> where Sources.Element == Infallible<Element> {
    Infallible(.merge(sources.map { $0.asObservable() }))
  }

  /// The elements of all `sources`, as they come.
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible(.merge(sources.map { $0.asObservable() }))
  }

  /// The elements of all `sources`, as they come.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible(.merge(sources.map { $0.asObservable() }))
  }

  /// The results of `resultSelector` for the latest elements of all sources, whenever one of them
  /// sends an element and all have sent one.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Infallible<Element> where Sources.Element: InfallibleType {
    Infallible(
      .combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// The latest elements of all sources, whenever one of them sends an element and all have sent
  /// one.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources
  ) -> Infallible<[Element]>
  where Sources.Element: InfallibleType, Sources.Element.Element == Element {
    Infallible<[Element]>(Observable.combineLatest(collection.map { $0.asObservable() }))
  }

  /// The results of `resultSelector` for each element and the latest of `second`; elements that come
  /// before it has sent one are dropped.
  public func withLatestFrom<Second: InfallibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) throws -> Result
  ) -> Infallible<Result> {
    Infallible<Result>(
      asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
  }

  /// The latest element of `second` for each element; elements that come before it has sent one are
  /// dropped.
  public func withLatestFrom<Second: InfallibleType>(
    _ second: Second
  ) -> Infallible<Second.Element> {
    withLatestFrom(second) { $1 }
  }

  /// What `resultSelector` makes of `object` and each element; completes when the object is gone.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Infallible<Result> {
    Infallible<Result>(
      asObservable().withUnretained(object, resultSelector: resultSelector))
  }

  /// `object` and each element; completes when the object is gone.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> Infallible<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Returns the same single and calls the given closures: before and after the element and the
  /// error are delivered, before and after subscribing to the source, and after its disposal.
  ///
  /// If a closure throws, the single fails.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil,
    afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: primitiveSequence.source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Returns the single that `selector` creates from the element.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single<Result>(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Returns the maybe that `selector` creates from the element.
  public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe<Result>(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Returns the completable that `selector` creates from the element.
  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable {
    Completable(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Returns the result of `resultSelector` for the elements of all singles, in the order of the
  /// collection.
  public static func zip<Singles: Collection, Result>(
    _ collection: Singles, resultSelector: @escaping ([Element]) throws -> Result
  ) -> Single<Result> where Singles.Element == PrimitiveSequence<Trait, Element> {
    guard !collection.isEmpty else { return .deferred { .just(try resultSelector([])) } }
    return Single<Result>(
      raw: .zip(collection.map(\.source), resultSelector: resultSelector))
  }

  /// Returns the elements of all singles, in the order of the collection.
  public static func zip<Singles: Collection>(
    _ collection: Singles
  ) -> Single<[Element]> where Singles.Element == PrimitiveSequence<Trait, Element> {
    zip(collection) { $0 }
  }

  /// Returns the same sequence as a maybe.
  public func asMaybe() -> Maybe<Element> { Maybe(raw: primitiveSequence.source) }

  /// Returns the single's terminal event, without its element.
  public func asCompletable() -> Completable {
    Completable(raw: primitiveSequence.source.ignoreElements())
  }
}

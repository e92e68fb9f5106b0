extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The same single, with closures that are called beside it: before and after the element and the
  /// error are handed on, before and after subscribing to the source, and after its disposal.
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

  /// The single that `selector` makes of the element.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single<Result>(raw: primitiveSequence.source.flatMap(selector))
  }

  /// The maybe that `selector` makes of the element.
  public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe<Result>(raw: primitiveSequence.source.flatMap(selector))
  }

  /// The completable that `selector` makes of the element.
  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable {
    Completable(raw: primitiveSequence.source.flatMap(selector))
  }

  /// What `resultSelector` makes of the elements of all singles, in the order of the collection.
  public static func zip<Singles: Collection, Result>(
    _ collection: Singles, resultSelector: @escaping ([Element]) throws -> Result
  ) -> Single<Result> where Singles.Element == PrimitiveSequence<Trait, Element> {
    guard !collection.isEmpty else { return .deferred { .just(try resultSelector([])) } }
    return Single<Result>(
      raw: .zip(collection.map(\.source), resultSelector: resultSelector))
  }

  /// The elements of all singles, in the order of the collection.
  public static func zip<Singles: Collection>(
    _ collection: Singles
  ) -> Single<[Element]> where Singles.Element == PrimitiveSequence<Trait, Element> {
    zip(collection) { $0 }
  }

  /// The same sequence as a maybe.
  public func asMaybe() -> Maybe<Element> { Maybe(raw: primitiveSequence.source) }

  /// The end of the single, without its element.
  public func asCompletable() -> Completable {
    Completable(raw: primitiveSequence.source.ignoreElements())
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// The same completable, with closures that are called beside it: before and after each event is
  /// handed on, before and after subscribing to the source, and after its disposal.
  ///
  /// If a closure throws, the completable fails.
  public func `do`(
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: primitiveSequence.source.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  /// This completable, and when it has completed, `second`.
  public func concat(_ second: Completable) -> Completable {
    Completable(raw: primitiveSequence.source.concat(second))
  }

  /// The completables of `sequence`, each subscribed to when the one before has completed.
  public static func concat<Completables: Sequence>(
    _ sequence: Completables
  ) -> Completable where Completables.Element == Completable {
    Completable(raw: .concat(sequence.lazy.map(\.source)))
  }

  /// The completables of `collection`, each subscribed to when the one before has completed.
  public static func concat<Completables: Collection>(
    _ collection: Completables
  ) -> Completable where Completables.Element == Completable {
    Completable(raw: .concat(collection.map(\.source)))
  }

  /// `sources`, each subscribed to when the one before has completed.
  public static func concat(_ sources: Completable...) -> Completable {
    Completable(raw: .concat(sources.map(\.source)))
  }

  /// All `sources` at once: completes when all have, fails with the first error.
  public static func merge<Completables: Collection>(
    _ sources: Completables
  ) -> Completable where Completables.Element == Completable {
    Completable(raw: .merge(sources.map(\.source)))
  }

  /// All `sources` at once: completes when all have, fails with the first error.
  public static func merge(_ sources: [Completable]) -> Completable {
    Completable(raw: .merge(sources.map(\.source)))
  }

  /// All `sources` at once: completes when all have, fails with the first error.
  public static func merge(_ sources: Completable...) -> Completable { merge(sources) }

  /// All `sources` at once: for completables the same as `merge`.
  public static func zip<Completables: Collection>(
    _ sources: Completables
  ) -> Completable where Completables.Element == Completable {
    merge(Array(sources))
  }

  /// All `sources` at once: for completables the same as `merge`.
  public static func zip(_ sources: [Completable]) -> Completable { merge(sources) }

  /// All `sources` at once: for completables the same as `merge`.
  public static func zip(_ sources: Completable...) -> Completable { merge(sources) }

  /// This completable as a maybe that never has an element.
  public func asMaybe() -> Maybe<Element> { Maybe(raw: primitiveSequence.source) }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Returns the same completable and calls the given closures: before and after each event is
  /// delivered, before and after subscribing to the source, and after its disposal.
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

  /// Returns a completable that runs this one and then `second`.
  public func concat(_ second: Completable) -> Completable {
    Completable(raw: primitiveSequence.source.concat(second))
  }

  /// Returns a completable that runs the completables of `sequence` one after another.
  public static func concat<Completables: Sequence>(
    _ sequence: Completables
  ) -> Completable where Completables.Element == Completable {
    Completable(raw: .concat(sequence.lazy.map(\.source)))
  }

  /// Returns a completable that runs the completables of `collection` one after another.
  public static func concat<Completables: Collection>(
    _ collection: Completables
  ) -> Completable where Completables.Element == Completable {
    Completable(raw: .concat(collection.map(\.source)))
  }

  /// Returns a completable that runs `sources` one after another.
  public static func concat(_ sources: Completable...) -> Completable {
    Completable(raw: .concat(sources.map(\.source)))
  }

  /// Returns a completable that runs all `sources` concurrently. It completes when all of them have
  /// completed, and fails with the first error.
  public static func merge<Completables: Collection>(
    _ sources: Completables
  ) -> Completable where Completables.Element == Completable {
    Completable(raw: .merge(sources.map(\.source)))
  }

  /// Returns a completable that runs all `sources` concurrently. It completes when all of them have
  /// completed, and fails with the first error.
  public static func merge(_ sources: [Completable]) -> Completable {
    Completable(raw: .merge(sources.map(\.source)))
  }

  /// Returns a completable that runs all `sources` concurrently. It completes when all of them have
  /// completed, and fails with the first error.
  public static func merge(_ sources: Completable...) -> Completable { merge(sources) }

  /// Returns a completable that runs all `sources` concurrently; for completables, the same as
  /// `merge`.
  public static func zip<Completables: Collection>(
    _ sources: Completables
  ) -> Completable where Completables.Element == Completable {
    merge(Array(sources))
  }

  /// Returns a completable that runs all `sources` concurrently; for completables, the same as
  /// `merge`.
  public static func zip(_ sources: [Completable]) -> Completable { merge(sources) }

  /// Returns a completable that runs all `sources` concurrently; for completables, the same as
  /// `merge`.
  public static func zip(_ sources: Completable...) -> Completable { merge(sources) }

  /// Returns this completable as a maybe that never sends an element.
  public func asMaybe() -> Maybe<Element> { Maybe(raw: primitiveSequence.source) }
}

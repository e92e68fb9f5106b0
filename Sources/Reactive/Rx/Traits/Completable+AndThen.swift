extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Returns `second`, which is subscribed to when this completable has completed.
  public func andThen<Second>(_ second: Single<Second>) -> Single<Second> {
    Single(raw: followed(by: second.source))
  }

  /// Returns `second`, which is subscribed to when this completable has completed.
  public func andThen<Second>(_ second: Maybe<Second>) -> Maybe<Second> {
    Maybe(raw: followed(by: second.source))
  }

  /// Returns `second`, which is subscribed to when this completable has completed.
  public func andThen(_ second: Completable) -> Completable { concat(second) }

  /// Returns `second`, which is subscribed to when this completable has completed.
  public func andThen<Second>(_ second: Observable<Second>) -> Observable<Second> {
    followed(by: second)
  }

  /// Adds `second` to the list of a `concat`, so that a chain that continues with itself runs in
  /// constant space.
  private func followed<Second>(by second: Observable<Second>) -> Observable<Second> {
    .concat(primitiveSequence.source.ending(), second)
  }
}

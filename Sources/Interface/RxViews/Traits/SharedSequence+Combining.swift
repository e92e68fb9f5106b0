public import Rx

extension SharedSequenceConvertibleType {
  /// Returns a sequence that sends the elements of the inner sequences that `selector` returns for
  /// each element, as they arrive.
  public func flatMap<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
  }

  /// Returns a sequence that sends the elements of the inner sequence that `selector` returns for
  /// the latest element.
  public func flatMapLatest<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapLatest(selector))
  }

  /// Returns a sequence that sends the elements of the inner sequence that `selector` returns for
  /// an element; elements that arrive before the inner sequence has completed are ignored.
  public func flatMapFirst<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapFirst(selector))
  }

  /// Returns a sequence that sends the elements of all `sources` as they arrive.
  public static func merge<Sources: Collection>(
    _ sources: Sources
  ) -> SharedSequence<SharingStrategy, Element>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.asObservable() }))
  }

  /// Returns a sequence that sends the elements of all `sources` as they arrive.
  public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.asObservable() }))
  }

  /// Returns a sequence that sends the elements of all `sources` as they arrive.
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.asObservable() }))
  }

  /// Returns a sequence of the results of `resultSelector` for each element and the latest element
  /// of `second`; elements that arrive before the first of `second` are dropped.
  public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Second.SharingStrategy == SharingStrategy {
    SharedSequence<SharingStrategy, Result>(
      asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
  }

  /// Returns a sequence that sends the latest element of `second` for each element of this
  /// sequence; elements that arrive before the first of `second` are dropped.
  public func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> SharedSequence<SharingStrategy, Second.Element> {
    SharedSequence<SharingStrategy, Second.Element>(
      asObservable().withLatestFrom(second.asObservable()))
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Returns a sequence that sends the elements of the latest inner sequence; the previous one is
  /// disposed of.
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().map { $0.asObservable() }.switchLatest())
  }

  /// Returns a sequence that sends the elements of all inner sequences as they arrive.
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().map { $0.asObservable() }.merge())
  }

  /// Returns a sequence that sends the elements of the inner sequences as they arrive. At most
  /// `maxConcurrent` are subscribed to at a time.
  public func merge(
    maxConcurrent: Int
  ) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().map { $0.asObservable() }.merge(maxConcurrent: maxConcurrent))
  }
}

extension SharedSequence {
  /// Returns the concatenation of the sequences in `sequence`: each is subscribed to when the
  /// previous one has completed.
  public static func concat<Sources: Sequence>(
    _ sequence: Sources
  ) -> SharedSequence<SharingStrategy, Element>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Returns the concatenation of the sequences in `collection`: each is subscribed to when the
  /// previous one has completed.
  public static func concat<Sources: Collection>(
    _ collection: Sources
  ) -> SharedSequence<SharingStrategy, Element>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(collection.map { $0.asObservable() }))
  }

  /// Returns a sequence of the results of `resultSelector` for the first elements of all sources,
  /// then for their second elements, and so on.
  public static func zip<Sources: Collection, Result>(
    _ collection: Sources, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      .zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Returns a sequence of arrays: the first elements of all sources, then their second elements,
  /// and so on.
  public static func zip<Sources: Collection>(
    _ collection: Sources
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    zip(collection) { $0 }
  }

  /// Returns a sequence of the results of `resultSelector` for the latest elements of all sources.
  /// A result is sent whenever a source sends an element, once all have sent one.
  public static func combineLatest<Sources: Collection, Result>(
    _ collection: Sources, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      .combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Returns a sequence of arrays of the latest elements of all sources. An array is sent whenever
  /// a source sends an element, once all have sent one.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Sources.Element == SharedSequence<SharingStrategy, Element> {
    combineLatest(collection) { $0 }
  }
}

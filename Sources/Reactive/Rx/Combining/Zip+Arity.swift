// One implementation on parameter packs serves every number of sources. The signatures stand here one
// by one because the type checker needs them: with a pack in the public signature, a three-argument
// closure of plain arithmetic takes it a second, and five arguments are too much for it.

extension ObservableType {
  /// The results of `resultSelector` for the first elements of all two sources, then for the
  /// second ones, and so on.
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    zipping(source1, source2, resultSelector: resultSelector)
  }

  /// The results of `resultSelector` for the first elements of all three sources, then for the
  /// second ones, and so on.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    zipping(source1, source2, source3, resultSelector: resultSelector)
  }

  /// The results of `resultSelector` for the first elements of all four sources, then for the
  /// second ones, and so on.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    zipping(source1, source2, source3, source4, resultSelector: resultSelector)
  }

  /// The results of `resultSelector` for the first elements of all five sources, then for the
  /// second ones, and so on.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    zipping(source1, source2, source3, source4, source5, resultSelector: resultSelector)
  }

  /// The results of `resultSelector` for the first elements of all six sources, then for the
  /// second ones, and so on.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws ->
      Element
  ) -> Observable<Element> {
    zipping(source1, source2, source3, source4, source5, source6, resultSelector: resultSelector)
  }

  /// The results of `resultSelector` for the first elements of all seven sources, then for the
  /// second ones, and so on.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
      throws -> Element
  ) -> Observable<Element> {
    zipping(
      source1, source2, source3, source4, source5, source6, source7, resultSelector: resultSelector)
  }

  /// The results of `resultSelector` for the first elements of all eight sources, then for the
  /// second ones, and so on.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7, _ source8: O8,
    resultSelector:
      @escaping (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element,
        O8.Element
      ) throws -> Element
  ) -> Observable<Element> {
    zipping(
      source1, source2, source3, source4, source5, source6, source7, source8,
      resultSelector: resultSelector)
  }
}

extension ObservableType where Element == Any {
  /// The first elements of all two sources, then the second ones, and so on, as tuples.
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    zipping(source1, source2)
  }

  /// The first elements of all three sources, then the second ones, and so on, as tuples.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    zipping(source1, source2, source3)
  }

  /// The first elements of all four sources, then the second ones, and so on, as tuples.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    zipping(source1, source2, source3, source4)
  }

  /// The first elements of all five sources, then the second ones, and so on, as tuples.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
    zipping(source1, source2, source3, source4, source5)
  }

  /// The first elements of all six sources, then the second ones, and so on, as tuples.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
    zipping(source1, source2, source3, source4, source5, source6)
  }

  /// The first elements of all seven sources, then the second ones, and so on, as tuples.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7
  ) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
  > {
    zipping(source1, source2, source3, source4, source5, source6, source7)
  }

  /// The first elements of all eight sources, then the second ones, and so on, as tuples.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType,
    O5: ObservableType, O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    _ source7: O7, _ source8: O8
  ) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
  > {
    zipping(source1, source2, source3, source4, source5, source6, source7, source8)
  }
}

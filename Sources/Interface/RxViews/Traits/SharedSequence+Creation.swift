public import Rx

extension SharedSequence {
  /// A sequence that completes at once, without elements.
  public static func empty() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .empty().subscribe(on: SharingStrategy.scheduler))
  }

  /// A sequence that sends nothing and never ends.
  public static func never() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .never())
  }

  /// A sequence of one element, sent on subscription.
  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .just(element).subscribe(on: SharingStrategy.scheduler))
  }

  /// The sequence that `observableFactory` makes for each connection.
  public static func deferred(
    _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.deferred { observableFactory().asObservable() })
  }

  /// A sequence of `elements`.
  public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(elements, scheduler: SharingStrategy.scheduler))
  }

  /// A sequence of the elements of `array`.
  public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(array, scheduler: SharingStrategy.scheduler))
  }

  /// A sequence of the elements of `sequence`.
  public static func from<Elements: Sequence>(
    _ sequence: Elements
  ) -> SharedSequence<SharingStrategy, Element> where Elements.Element == Element {
    SharedSequence(raw: .from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// A sequence of the element that `optional` holds, if any.
  public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(optional: optional, scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequence where Element: RxAbstractInteger {
  /// A sequence that counts from 0, an element every `period`, the first one after the first.
  public static func interval(
    _ period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// A sequence that sends 0 when `dueTime` has passed, and counts on every `period`.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}

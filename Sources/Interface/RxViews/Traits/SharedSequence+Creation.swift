public import Rx

extension SharedSequence {
  /// Returns a sequence without elements that completes immediately.
  public static func empty() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .empty().subscribe(on: SharingStrategy.scheduler))
  }

  /// Returns a sequence that sends no events.
  public static func never() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .never())
  }

  /// Returns a sequence of one element, sent on subscription.
  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .just(element).subscribe(on: SharingStrategy.scheduler))
  }

  /// Returns a sequence that calls `observableFactory` for each connection and sends the events of
  /// the sequence that it returns.
  public static func deferred(
    _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.deferred { observableFactory().asObservable() })
  }

  /// Returns a sequence of `elements`.
  public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(elements, scheduler: SharingStrategy.scheduler))
  }

  /// Returns a sequence of the elements of `array`.
  public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(array, scheduler: SharingStrategy.scheduler))
  }

  /// Returns a sequence of the elements of `sequence`.
  public static func from<Elements: Sequence>(
    _ sequence: Elements
  ) -> SharedSequence<SharingStrategy, Element> where Elements.Element == Element {
    SharedSequence(raw: .from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// Returns a sequence of the value of `optional`, without elements if it is nil.
  public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(optional: optional, scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequence where Element: RxAbstractInteger {
  /// Returns a sequence of numbers counting from 0, one per `period`, beginning after the first
  /// period.
  public static func interval(
    _ period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// Returns a sequence that sends 0 after `dueTime` and then the next number after each `period`.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}

public import Rx

extension Recorded {
  /// An element at `time`.
  public static func next<Element>(
    _ time: TestTime, _ element: Element
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// The completion at `time`.
  public static func completed<Element>(
    _ time: TestTime, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }

  /// An error at `time`.
  public static func error<Element>(
    _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }

  /// `recordedEvents` as an array, so that their type need be told but once.
  public static func events<Element>(
    _ recordedEvents: Recorded<Event<Element>>...
  ) -> [Recorded<Event<Element>>] where Value == Event<Element> {
    recordedEvents
  }

  /// `recordedEvents` themselves, so that their type need be told but once.
  public static func events<Element>(
    _ recordedEvents: [Recorded<Event<Element>>]
  ) -> [Recorded<Event<Element>>] where Value == Event<Element> {
    recordedEvents
  }
}

extension Array {
  /// The elements of the recorded events, without times.
  public func elements<T>() -> [T] where Element == Recorded<Event<T>> {
    compactMap { $0.value.element }
  }
}

public import Rx

/// A type that can be turned into a control event.
public protocol ControlEventType: ObservableType {
  /// The control event.
  func asControlEvent() -> ControlEvent<Element>
}

/// The events of a control: what the user does.
///
/// It has no first element, never fails, completes when the control goes and delivers on the main
/// scheduler. On a stage all is on the main scheduler; the rest is for who makes one to keep.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// The type of its elements.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// The control event of `events`, which must keep what a control event promises.
  public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
    self.events = events.asObservable()
  }

  /// Has `observer` receive the events that follow.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    events.subscribe(observer)
  }

  /// The events as an observable.
  public func asObservable() -> Observable<Element> { events }

  /// The control event itself.
  public func asControlEvent() -> ControlEvent<Element> { self }

  /// The events as a sequence that never fails.
  public func asInfallible() -> Infallible<Element> { assumingInfallible() }
}

extension ControlEventType {
  /// A driver of the events.
  public func asDriver() -> Driver<Element> { assumingShared() }

  /// A signal of the events.
  public func asSignal() -> Signal<Element> { assumingShared() }
}

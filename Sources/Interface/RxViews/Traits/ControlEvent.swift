public import Rx

/// A type that can be converted into a control event.
public protocol ControlEventType: ObservableType {
  /// The control event.
  func asControlEvent() -> ControlEvent<Element>
}

/// The events of a control: the user's actions.
///
/// The sequence has no initial element, never fails, completes when the control is deallocated and
/// delivers on the main scheduler. On a stage, everything runs on the main scheduler; code that
/// creates a control event must ensure the rest.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// The type of the elements.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// Creates a control event from `events`, which must satisfy the guarantees of a control event.
  public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
    self.events = events.asObservable()
  }

  /// Subscribes `observer` to later events.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    events.subscribe(observer)
  }

  /// The events as an observable.
  public func asObservable() -> Observable<Element> { events }

  /// The control event itself.
  public func asControlEvent() -> ControlEvent<Element> { self }

  /// Returns the events as a sequence that never fails.
  public func asInfallible() -> Infallible<Element> { assumingInfallible() }
}

extension ControlEventType {
  /// Returns a driver of the events.
  public func asDriver() -> Driver<Element> { assumingShared() }

  /// Returns a signal of the events.
  public func asSignal() -> Signal<Element> { assumingShared() }
}

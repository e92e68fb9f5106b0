public import Rx

/// A type that can be converted into a control property.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
  /// The control property.
  func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control: a sequence of its current value and the user's changes, and an observer
/// that sets the value.
///
/// Changes by the program aren't sent. The sequence never fails, completes when the control is
/// deallocated and delivers on the main scheduler. On a stage, everything runs on the main
/// scheduler; code that creates a control property must ensure the rest.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// The type of the value.
  public typealias Element = PropertyType

  fileprivate let values: Observable<PropertyType>
  fileprivate let valueSink: AnyObserver<PropertyType>

  /// Creates a control property from a sequence of its values, which must satisfy the guarantees of
  /// a control property, and an observer that sets the value.
  public init<Values: ObservableType, Sink: ObserverType>(
    values: Values, valueSink: Sink
  ) where Values.Element == PropertyType, Sink.Element == PropertyType {
    self.values = values.asObservable()
    self.valueSink = valueSink.asObserver()
  }

  /// Subscribes `observer` to the current value and the user's changes.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    values.subscribe(observer)
  }

  /// The user's changes, without the current value.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// The values as an observable.
  public func asObservable() -> Observable<Element> { values }

  /// The property itself.
  public func asControlProperty() -> ControlProperty<Element> { self }

  /// Sets the value. Binding an error is a programming error, as with `Binder`: fatal in debug
  /// builds, reported on standard error in others.
  public func on(_ event: Event<Element>) {
    switch event {
    case .error(let error):
      reportProgrammingError("Binding error: \(error). Catch it before it is bound.")
    case .next, .completed:
      valueSink.on(event)
    }
  }
}

extension ControlPropertyType {
  /// Returns a driver of the values.
  public func asDriver() -> Driver<Element> { assumingShared() }

  /// Returns a signal of the values.
  public func asSignal() -> Signal<Element> { assumingShared() }

  /// Returns the values as a sequence that never fails.
  public func asInfallible() -> Infallible<Element> { assumingInfallible() }
}

extension ControlPropertyType where Element == String? {
  /// The property with an empty string instead of nil.
  public var orEmpty: ControlProperty<String> {
    let property = asControlProperty()
    return ControlProperty<String>(
      values: property.values.map { $0 ?? "" }, valueSink: property.valueSink.mapObserver { $0 })
  }
}

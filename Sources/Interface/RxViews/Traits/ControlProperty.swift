public import Rx

/// A type that can be turned into a control property.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
  /// The control property.
  func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control: a sequence of its value, at first the current one and then those that
/// the user makes, and an observer that sets it.
///
/// What the program sets is not reported. It never fails, completes when the control goes and
/// delivers on the main scheduler. On a stage all is on the main scheduler; the rest is for who makes
/// one to keep.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// The type of its value.
  public typealias Element = PropertyType

  fileprivate let values: Observable<PropertyType>
  fileprivate let valueSink: AnyObserver<PropertyType>

  /// The property whose value `values` tells, as a control property promises, and `valueSink` sets.
  public init<Values: ObservableType, Sink: ObserverType>(
    values: Values, valueSink: Sink
  ) where Values.Element == PropertyType, Sink.Element == PropertyType {
    self.values = values.asObservable()
    self.valueSink = valueSink.asObserver()
  }

  /// Has `observer` receive the current value and those that the user makes.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    values.subscribe(observer)
  }

  /// The values that the user makes, without the current one.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// The values as an observable.
  public func asObservable() -> Observable<Element> { values }

  /// The property itself.
  public func asControlProperty() -> ControlProperty<Element> { self }

  /// Sets the value. An error is a programming error, as with `Binder`: fatal in debug builds,
  /// reported on standard error in others.
  public func on(_ event: Event<Element>) {
    switch event {
    case .error(let error):
      misuseInDebug("Binding error: \(error). Catch it before it is bound.")
    case .next, .completed:
      valueSink.on(event)
    }
  }
}

extension ControlPropertyType {
  /// A driver of the values.
  public func asDriver() -> Driver<Element> { assumingShared() }

  /// A signal of the values.
  public func asSignal() -> Signal<Element> { assumingShared() }

  /// The values as a sequence that never fails.
  public func asInfallible() -> Infallible<Element> { assumingInfallible() }
}

extension ControlPropertyType where Element == String? {
  /// The property with an empty string in place of nil.
  public var orEmpty: ControlProperty<String> {
    let property = asControlProperty()
    return ControlProperty<String>(
      values: property.values.map { $0 ?? "" }, valueSink: property.valueSink.mapObserver { $0 })
  }
}

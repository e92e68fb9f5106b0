public import Controls
public import Rx
import Views

extension Reactive where Base: UIControl {
  /// What the user does to the control, as far as it is among `controlEvents`.
  ///
  /// It holds the control weakly and completes when that goes.
  public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
    ControlEvent(
      events: Observable<Void>.create { [weak base] observer in
        guard let base else { return Disposables.create() }
        return base.hear(controlEvents) { _ in observer.onNext(()) }
      }.take(until: deallocated))
  }

  /// A property of the control that the user changes by `editingEvents`: `getter` tells it, at the
  /// subscription and after each of the events, and `setter` sets it, which is not told.
  ///
  /// It holds the control weakly and completes when that goes.
  public func controlProperty<Value>(
    editingEvents: UIControl.Event, getter: @escaping (Base) -> Value,
    setter: @escaping (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    let values = Observable<Value>.create { [weak base] observer in
      guard let base else {
        observer.onCompleted()
        return Disposables.create()
      }
      observer.onNext(getter(base))
      return base.hear(editingEvents) { control in
        if let control = control as? Base { observer.onNext(getter(control)) }
      }
    }
    return ControlProperty(
      values: values.take(until: deallocated), valueSink: Binder(base, binding: setter))
  }

  /// A property that the user changes by editing, or by what else changes a control's value.
  func controlProperty<Value>(
    getter: @escaping (Base) -> Value, setter: @escaping (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    controlProperty(
      editingEvents: [.allEditingEvents, .valueChanged], getter: getter, setter: setter)
  }
}

extension UIControl {
  /// Calls `body` on events, until the disposal.
  fileprivate func hear(
    _ events: Event, _ body: @escaping (UIControl) -> Void
  ) -> any Disposable {
    let action = UIAction { action in
      if let control = action.sender as? UIControl { body(control) }
    }
    addAction(action, for: events)
    return Disposables.create(with: { [weak self] in self?.removeAction(action, for: events) })
  }
}

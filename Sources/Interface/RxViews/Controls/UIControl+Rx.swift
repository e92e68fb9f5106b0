public import Controls
public import Rx
import Views

extension Reactive where Base: UIControl {
  /// Returns the user's actions on the control that are among `controlEvents`.
  ///
  /// The control is held weakly; the sequence completes when it is deallocated.
  public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
    ControlEvent(
      events: Observable<Void>.create { [weak base] observer in
        guard let base else { return Disposables.create() }
        return base.observeEvents(controlEvents) { _ in observer.onNext(()) }
      }.take(until: deallocated))
  }

  /// Returns a property that the user changes with `editingEvents`. `getter` provides its value at
  /// the subscription and after each event. `setter` sets it; values set by the program aren't
  /// sent.
  ///
  /// The control is held weakly; the sequence completes when it is deallocated.
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
      return base.observeEvents(editingEvents) { control in
        if let control = control as? Base { observer.onNext(getter(control)) }
      }
    }
    return ControlProperty(
      values: values.take(until: deallocated), valueSink: Binder(base, binding: setter))
  }

  /// Returns a property that the user changes by editing or with any other event that changes a
  /// value.
  func controlProperty<Value>(
    getter: @escaping (Base) -> Value, setter: @escaping (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    controlProperty(
      editingEvents: [.allEditingEvents, .valueChanged], getter: getter, setter: setter)
  }
}

extension UIControl {
  /// Calls `body` for each event until the result is disposed of.
  fileprivate func observeEvents(
    _ events: Event, _ body: @escaping (UIControl) -> Void
  ) -> any Disposable {
    let action = UIAction { action in
      if let control = action.sender as? UIControl { body(control) }
    }
    addAction(action, for: events)
    return Disposables.create(with: { [weak self] in self?.removeAction(action, for: events) })
  }
}

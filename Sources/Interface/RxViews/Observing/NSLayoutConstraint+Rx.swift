public import Rx
public import Views

extension Reactive where Base: NSLayoutConstraint {
  /// Activates and deactivates the constraint. Its constant is `rx.constant`, as every property.
  public var active: Binder<Bool> {
    Binder(base) { constraint, isActive in constraint.isActive = isActive }
  }
}

public import Rx

/// An older name of `Binder`.
@available(*, deprecated, message: "Use Binder(_:binding:)")
public final class UIBindingObserver<UIElementType: AnyObject, Value>: ObserverType {
  /// The type of the values it sets.
  public typealias Element = Value

  private let binder: Binder<Value>

  /// An observer that calls `binding` with `UIElement`, as long as that lives, and each value.
  public init(
    UIElement element: UIElementType, binding: @escaping (UIElementType, Value) -> Void
  ) {
    binder = Binder(element, binding: binding)
  }

  /// Sets the value of a next event.
  public func on(_ event: Event<Value>) { binder.on(event) }

  /// This observer with its type erased.
  public func asObserver() -> AnyObserver<Value> { binder.asObserver() }
}

public import Rx

/// The former name of `Binder`.
@available(*, deprecated, message: "Use Binder(_:binding:)")
public final class UIBindingObserver<UIElementType: AnyObject, Value>: ObserverType {
  /// The type of the values.
  public typealias Element = Value

  private let binder: Binder<Value>

  /// Creates an observer that calls `binding` with `UIElement` and each value until `UIElement` is
  /// deallocated.
  public init(
    UIElement element: UIElementType, binding: @escaping (UIElementType, Value) -> Void
  ) {
    binder = Binder(element, binding: binding)
  }

  /// Applies the value of a next event.
  public func on(_ event: Event<Value>) { binder.on(event) }

  /// Returns this observer with its type erased.
  public func asObserver() -> AnyObserver<Value> { binder.asObserver() }
}

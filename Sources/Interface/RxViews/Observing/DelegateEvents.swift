import Messaging
package import Rx
package import Views

// On iOS, RxCocoa puts a proxy in the place of a delegate. Here, views report what they send to
// their delegates to observers of the view itself, whatever the delegate is.

extension Reactive {
  /// Returns the messages that the object sends to its delegate, as values made of their arguments.
  package func delegated<Value>(
    _ selector: String, _ value: @escaping ([Any]) -> Value?
  ) -> ControlEvent<Value> where Base: UIResponder {
    ControlEvent(events: methodInvoked(Selector(selector)).compactMap(value))
  }

  /// Returns the messages without values that the object sends to its delegate.
  package func delegated(_ selector: String) -> ControlEvent<Void> where Base: UIResponder {
    delegated(selector) { _ in () }
  }
}

/// A type-erased observer.
public struct AnyObserver<Element>: ObserverType {
  /// A closure that handles an event.
  public typealias EventHandler = (Event<Element>) -> Void

  private let handler: EventHandler

  /// Creates an observer that calls `eventHandler` with every event.
  public init(eventHandler: @escaping EventHandler) {
    handler = eventHandler
  }

  /// Creates an observer that passes every event to `observer`.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = observer.on
  }

  /// Passes `event` to the underlying observer or closure.
  public func on(_ event: Event<Element>) { handler(event) }

  /// Returns this observer.
  public func asObserver() -> AnyObserver<Element> { self }
}

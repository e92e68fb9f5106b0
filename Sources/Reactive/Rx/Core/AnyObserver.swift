/// An observer whose type is erased.
public struct AnyObserver<Element>: ObserverType {
  /// What handles an event.
  public typealias EventHandler = (Event<Element>) -> Void

  private let handler: EventHandler

  /// An observer that calls `eventHandler` with every event.
  public init(eventHandler: @escaping EventHandler) {
    handler = eventHandler
  }

  /// An observer that hands every event to `observer`.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = observer.on
  }

  /// Hands `event` on.
  public func on(_ event: Event<Element>) { handler(event) }

  /// This observer itself.
  public func asObserver() -> AnyObserver<Element> { self }
}

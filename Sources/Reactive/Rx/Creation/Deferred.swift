extension ObservableType {
  /// Returns a sequence that calls `observableFactory` for each subscription and sends the events
  /// of the sequence that it returns. If the factory throws, the sequence fails.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Deferred(observableFactory)
  }
}

/// Adds no sink: the sequence that it creates delivers directly to the receiver.
private final class Deferred<Element>: Producer<Element> {
  private let factory: () throws -> Observable<Element>

  init(_ factory: @escaping () throws -> Observable<Element>) {
    self.factory = factory
  }

  override var succession: Succession<Element> { .deferred(factory) }

  override func start(_ receiver: Receiver<Element>) {
    do { try factory().deliver(to: receiver) } catch { receiver.on(.error(error)) }
  }
}

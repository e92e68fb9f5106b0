extension ObservableType {
  /// The same sequence, and when it fails, the one that `handler` makes of the error. If that
  /// throws, the sequence fails with what it throws.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    lift { CatchSink($0, handler) }
  }

  /// The same sequence, and when it fails, `element` and the completion instead.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }
}

/// Drops out of the chain once the source has failed: the other sequence delivers in its place, so
/// that `attempt().catch { _ in again() }` runs in constant space.
private final class CatchSink<Element>: Sink<Element, Element> {
  private let handler: (any Error) throws -> Observable<Element>

  init(
    _ downstream: Receiver<Element>,
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) {
    self.handler = handler
    super.init(downstream)
  }

  override func next(_ element: Element) { forward(element) }

  override func error(_ error: any Error) {
    do {
      let source = try handler(error)
      if !isDisposed { leave(to: source) }
    } catch {
      fail(error)
    }
  }
}

extension ObservableType {
  /// Returns a sequence that sends the elements of this sequence and, if it fails, continues with
  /// the sequence that `handler` returns for the error. If `handler` throws, the sequence fails
  /// with the thrown error.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    lift { CatchSink($0, handler) }
  }

  /// Returns a sequence that sends the elements of this sequence and, if it fails, `element` and
  /// the completion instead of the error.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in .just(element) }
  }
}

/// Leaves the chain when the source has failed; the other sequence then delivers in its place, so
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

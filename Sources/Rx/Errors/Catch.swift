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

private final class CatchSink<Element>: Sink<Element, Element> {
  private let handler: (any Error) throws -> Observable<Element>
  private var fallback: InnerReceiver<Element, Element>?

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
      let inner = InnerReceiver(self) { [unowned self] in finish() }
      fallback = inner
      detach()
      source.deliver(to: inner)
    } catch {
      fail(error)
    }
  }

  override func dispose() {
    guard !isDisposed else { return }
    super.dispose()
    fallback?.dispose()
    fallback = nil
  }
}

extension ObservableType {
  /// Returns this sequence with side effects: closures that are called before and after each event
  /// is forwarded, before and after subscribing to the source, and after its disposal.
  ///
  /// If a closure throws, the sequence fails.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let handlers = Handlers(
      onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
      onCompleted: onCompleted, afterCompleted: afterCompleted, onDispose: onDispose)
    return Start { receiver in
      onSubscribe?()
      let sink = DoSink(receiver, handlers)
      receiver.attach(sink)
      source.deliver(to: sink)
      onSubscribed?()
      sink.hasStarted()
    }
  }
}

private struct Handlers<Element> {
  let onNext, afterNext: ((Element) throws -> Void)?
  let onError, afterError: ((any Error) throws -> Void)?
  let onCompleted, afterCompleted: (() throws -> Void)?
  let onDispose: (() -> Void)?
}

private final class DoSink<Element>: Sink<Element, Element> {
  private let handlers: Handlers<Element>
  private var isStarting = true

  init(_ downstream: Receiver<Element>, _ handlers: Handlers<Element>) {
    self.handlers = handlers
    super.init(downstream)
  }

  override func next(_ element: Element) {
    do {
      try handlers.onNext?(element)
      forward(element)
      try handlers.afterNext?(element)
    } catch {
      fail(error)
    }
  }

  override func error(_ error: any Error) {
    end {
      downstream.error(error)
    } before: {
      try handlers.onError?(error)
    } after: {
      try handlers.afterError?(error)
    }
  }

  override func completed() {
    end {
      downstream.completed()
    } before: {
      try handlers.onCompleted?()
    } after: {
      try handlers.afterCompleted?()
    }
  }

  override func dispose() {
    guard !isDisposed else { return }
    super.dispose()
    if !isStarting { handlers.onDispose?() }
  }

  /// Called after subscribing to the source. Calls `onDispose` if the sequence ended in the
  /// meantime.
  func hasStarted() {
    isStarting = false
    if isDisposed { handlers.onDispose?() }
  }

  /// Calls `before`, sends a terminal event and calls `after`. An error that `after` throws is
  /// ignored, because the sequence has already ended.
  private func end(
    _ send: () -> Void, before: () throws -> Void, after: () throws -> Void
  ) {
    guard !isDisposed else { return }
    do { try before() } catch { return fail(error) }
    send()
    try? after()
    dispose()
  }
}

/// One operator's part of a subscription: it receives events from its source and sends events
/// downstream.
///
/// A subclass overrides `next` and sends with `forward`, `fail` and `finish`. By default, errors
/// and the completion are forwarded. An operator without a source of its own uses a sink of
/// `Never`.
class Sink<Input, Output>: Receiver<Input> {
  /// The receiver of this sink's events.
  final let downstream: Receiver<Output>

  init(_ downstream: Receiver<Output>) {
    self.downstream = downstream
  }

  /// Sends `element`, unless disposed.
  final func forward(_ element: Output) {
    if !isDisposed { downstream.next(element) }
  }

  /// Sends `error`, unless disposed, and disposes of the sink.
  final func fail(_ error: any Error) {
    guard !isDisposed else { return }
    downstream.error(error)
    dispose()
  }

  /// Sends the completion, unless disposed, and disposes of the sink.
  final func finish() {
    guard !isDisposed else { return }
    downstream.completed()
    dispose()
  }

  /// Sends `event`, unless disposed, and disposes of the sink if the event is terminal.
  final func send(_ event: Event<Output>) {
    switch event {
    case .next(let element): forward(element)
    case .error(let error): fail(error)
    case .completed: finish()
    }
  }

  /// Removes the sink from the chain; `source` then delivers directly to `downstream`.
  final func leave(to source: Observable<Output>) {
    dispose()
    _ = downstream.takeUpstream()
    source.deliver(to: downstream)
  }

  override func error(_ error: any Error) { fail(error) }

  override func completed() { finish() }
}

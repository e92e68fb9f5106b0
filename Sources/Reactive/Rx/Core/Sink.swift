/// One operator's part of a subscription: it receives from its source and sends downstream.
///
/// A subclass overrides `next` and sends with `forward`, `fail` and `finish`. Unless it says
/// otherwise, error and completion pass. A source that has no source of its own is a sink of
/// `Never`.
class Sink<Input, Output>: Receiver<Input> {
  /// What receives this sink's events.
  final let downstream: Receiver<Output>

  init(_ downstream: Receiver<Output>) {
    self.downstream = downstream
  }

  /// Sends `element`, unless disposed.
  final func forward(_ element: Output) {
    if !isDisposed { downstream.next(element) }
  }

  /// Sends `error`, unless disposed, and disposes.
  final func fail(_ error: any Error) {
    guard !isDisposed else { return }
    downstream.error(error)
    dispose()
  }

  /// Sends the completion, unless disposed, and disposes.
  final func finish() {
    guard !isDisposed else { return }
    downstream.completed()
    dispose()
  }

  /// Sends `event`, unless disposed, and disposes if it is terminal.
  final func send(_ event: Event<Output>) {
    switch event {
    case .next(let element): forward(element)
    case .error(let error): fail(error)
    case .completed: finish()
    }
  }

  /// Leaves the chain: `source` delivers in its place.
  final func leave(to source: Observable<Output>) {
    dispose()
    _ = downstream.takeUpstream()
    source.deliver(to: downstream)
  }

  override func error(_ error: any Error) { fail(error) }

  override func completed() { finish() }
}

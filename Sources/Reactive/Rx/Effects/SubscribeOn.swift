extension ObservableType {
  /// Returns this sequence with subscription and disposal performed on `scheduler`.
  ///
  /// Events are delivered where the source sends them.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Start { receiver in
      let sink = HoldingSink<Never, Element>(receiver)
      receiver.attach(sink)
      let start = SingleAssignmentDisposable()
      sink.hold(start)
      start.setDisposable(
        scheduler.schedule(()) { _ in
          let inner = SubscribeOnReceiver(sink)
          sink.attach(ScheduledDisposable(scheduler: scheduler, disposable: inner))
          source.deliver(to: inner)
          return Disposables.create()
        })
    }
  }
}

/// Receives the source. It is disposed of on the scheduler, later than its sink.
private final class SubscribeOnReceiver<Element>: Receiver<Element> {
  private let sink: Sink<Never, Element>

  init(_ sink: Sink<Never, Element>) {
    self.sink = sink
  }

  override func next(_ element: Element) { sink.forward(element) }

  override func error(_ error: any Error) { sink.fail(error) }

  override func completed() { sink.finish() }
}

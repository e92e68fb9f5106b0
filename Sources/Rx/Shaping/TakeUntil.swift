extension ObservableType {
  /// The elements until `other` sends one. An error of `other` ends the sequence too; its
  /// completion does not.
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let (source, other) = (asObservable(), other.asObservable())
    return Start { receiver in
      let sink = TakeUntilSink<Element, Source.Element>(receiver)
      receiver.attach(sink)
      other.deliver(to: sink.trigger)
      if !sink.isDisposed { source.deliver(to: sink) }
    }
  }
}

private final class TakeUntilSink<Element, Other>: Sink<Element, Element> {
  private(set) lazy var trigger = TakeUntilTrigger(self)

  override func next(_ element: Element) { forward(element) }

  override func dispose() {
    guard !isDisposed else { return }
    super.dispose()
    trigger.dispose()
  }
}

private final class TakeUntilTrigger<Element, Other>: Receiver<Other> {
  private unowned let sink: TakeUntilSink<Element, Other>

  init(_ sink: TakeUntilSink<Element, Other>) {
    self.sink = sink
  }

  override func next(_ element: Other) { sink.finish() }

  override func error(_ error: any Error) { sink.fail(error) }

  override func completed() { dispose() }
}

extension ObservableType {
  /// Returns a sequence of one element, sent immediately on subscription.
  public static func just(_ element: Element) -> Observable<Element> { Just(element) }

  /// Returns a sequence of one element, sent on `scheduler`; the completion is scheduled after it.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    Start { receiver in
      let sink = Sink<Never, Element>(receiver)
      receiver.attach(sink)
      sink.attach(
        scheduler.schedule(element) { element in
          sink.forward(element)
          return scheduler.schedule(()) { _ in
            sink.finish()
            return Disposables.create()
          }
        })
    }
  }
}

private final class Just<Element>: Observable<Element> {
  private let element: Element

  init(_ element: Element) {
    self.element = element
  }

  override func deliver(to receiver: Receiver<Element>) {
    if !receiver.isDisposed { receiver.next(element) }
    if !receiver.isDisposed { receiver.completed() }
  }
}

extension ObservableType {
  /// Returns the elements that arrive after `duration` has passed since the subscription.
  public func skip(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Start { receiver in
      let sink = SkipForSink(receiver)
      receiver.attach(sink)
      sink.holdTimer(duration, on: scheduler) { sink.isOpen = true }
      source.deliver(to: sink)
    }
  }
}

private final class SkipForSink<Element>: HoldingSink<Element, Element> {
  /// Whether elements are passed on.
  var isOpen = false

  override func next(_ element: Element) {
    if isOpen { forward(element) }
  }
}

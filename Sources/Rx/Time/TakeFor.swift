extension ObservableType {
  /// The elements until `duration` has passed since the subscription; then it completes.
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Start { receiver in
      let sink = TakeForSink(receiver)
      receiver.attach(sink)
      sink.timer = scheduler.scheduleRelative((), dueTime: duration) { _ in
        sink.finish()
        return Disposables.create()
      }
      source.deliver(to: sink)
    }
  }
}

private final class TakeForSink<Element>: Sink<Element, Element> {
  var timer: (any Disposable)?

  override func next(_ element: Element) { forward(element) }

  override func dispose() {
    guard !isDisposed else { return }
    timer?.dispose()
    timer = nil
    super.dispose()
  }
}

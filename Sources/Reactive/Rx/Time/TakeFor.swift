extension ObservableType {
  /// Returns the elements that arrive within `duration` of the subscription; then the sequence
  /// completes.
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Start { receiver in
      let sink = PassingSink(receiver)
      receiver.attach(sink)
      sink.holdTimer(duration, on: scheduler) { sink.finish() }
      if !sink.isDisposed { source.deliver(to: sink) }
    }
  }
}

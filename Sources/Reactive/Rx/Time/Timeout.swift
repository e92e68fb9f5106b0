extension ObservableType {
  /// The same sequence; it fails with `RxError.timeout` when `dueTime` has passed since the
  /// subscription or the last element without an event.
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// The same sequence, and when `dueTime` has passed since the subscription or the last element
  /// without an event, `other` instead.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    let (source, other) = (asObservable(), other.asObservable())
    return Start { receiver in
      let sink = TimeoutSink(receiver, dueTime, other, scheduler)
      receiver.attach(sink)
      sink.startTimer()
      if !sink.isDisposed { source.deliver(to: sink) }
    }
  }
}

/// Drops out of the chain when its time has passed: the other sequence delivers in its place.
private final class TimeoutSink<Element>: HoldingSink<Element, Element> {
  private let dueTime: RxTimeInterval
  private let other: Observable<Element>
  private let scheduler: any SchedulerType
  private var hasSwitched = false

  init(
    _ downstream: Receiver<Element>, _ dueTime: RxTimeInterval, _ other: Observable<Element>,
    _ scheduler: any SchedulerType
  ) {
    (self.dueTime, self.other, self.scheduler) = (dueTime, other, scheduler)
    super.init(downstream)
  }

  func startTimer() {
    if !isDisposed, !hasSwitched { holdTimer(dueTime, on: scheduler) { self.switchOver() } }
  }

  override func next(_ element: Element) {
    guard !hasSwitched else { return }
    release()
    forward(element)
    startTimer()
  }

  override func error(_ error: any Error) {
    if !hasSwitched { fail(error) }
  }

  override func completed() {
    if !hasSwitched { finish() }
  }

  /// Subscribes to the other sequence and then disposes of the source, so that one that both share
  /// stays connected.
  private func switchOver() {
    hasSwitched = true
    other.deliver(to: downstream)
    dispose()
  }
}

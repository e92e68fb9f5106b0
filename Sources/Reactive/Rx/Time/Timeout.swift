extension ObservableType {
  /// Returns the same sequence, which fails with `RxError.timeout` if `dueTime` passes without an
  /// event since the subscription or the last element.
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Returns the same sequence, which switches to `other` if `dueTime` passes without an event
  /// since the subscription or the last element.
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

/// The sink leaves the chain after the timeout: the other sequence delivers directly to the
/// downstream receiver.
private final class TimeoutSink<Element>: HoldingSink<Element, Element> {
  private let dueTime: RxTimeInterval
  private let other: Observable<Element>
  private let scheduler: any SchedulerType
  private var hasSwitched = false

  init(
    _ downstream: Receiver<Element>, _ dueTime: RxTimeInterval, _ other: Observable<Element>,
    _ scheduler: any SchedulerType
  ) {
    self.dueTime = dueTime
    self.other = other
    self.scheduler = scheduler
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

  /// Subscribes to the other sequence and then disposes of the source, so that a connection that
  /// both share isn't closed.
  private func switchOver() {
    hasSwitched = true
    other.deliver(to: downstream)
    dispose()
  }
}

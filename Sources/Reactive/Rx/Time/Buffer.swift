extension ObservableType {
  /// Collects the elements into arrays. An array, which can be empty, is sent when it holds `count`
  /// elements or when `timeSpan` has passed since the previous one.
  ///
  /// The completion sends the remaining elements, even if there are none; an error drops them.
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    let source = asObservable()
    return Start { receiver in
      let sink = BufferSink(receiver, timeSpan, count, scheduler)
      receiver.attach(sink)
      sink.startTimer()
      if !sink.isDisposed { source.deliver(to: sink) }
    }
  }
}

private final class BufferSink<Element>: HoldingSink<Element, [Element]> {
  private let timeSpan: RxTimeInterval
  private let limit: Int
  private let scheduler: any SchedulerType
  private var elements: [Element] = []

  init(
    _ downstream: Receiver<[Element]>, _ timeSpan: RxTimeInterval, _ limit: Int,
    _ scheduler: any SchedulerType
  ) {
    self.timeSpan = timeSpan
    self.limit = limit
    self.scheduler = scheduler
    super.init(downstream)
  }

  func startTimer() {
    if !isDisposed { holdTimer(timeSpan, on: scheduler) { self.turn() } }
  }

  override func next(_ element: Element) {
    elements.append(element)
    if elements.count == limit { turn() }
  }

  override func completed() {
    forward(elements)
    finish()
  }

  /// Sends the collected elements and starts a new buffer.
  private func turn() {
    let full = elements
    elements = []
    forward(full)
    startTimer()
  }
}

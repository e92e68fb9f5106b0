extension ObservableType {
  /// Returns the elements that aren't followed by another one within `dueTime`; each is sent when
  /// that time has passed.
  ///
  /// The completion sends the waiting element; an error drops it.
  public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    lift { DebounceSink($0, dueTime, scheduler) }
  }
}

private final class DebounceSink<Element>: HoldingSink<Element, Element> {
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private var waiting: Element?

  init(
    _ downstream: Receiver<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    super.init(downstream)
  }

  override func next(_ element: Element) {
    waiting = element
    holdTimer(dueTime, on: scheduler) { self.send() }
  }

  override func completed() {
    send()
    finish()
  }

  private func send() {
    guard let element = waiting else { return }
    waiting = nil
    forward(element)
  }
}

extension ObservableType {
  /// The elements that no other one follows within `dueTime`, each sent when that has passed.
  ///
  /// The completion sends the element that still waits; an error drops it.
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
    (self.dueTime, self.scheduler) = (dueTime, scheduler)
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

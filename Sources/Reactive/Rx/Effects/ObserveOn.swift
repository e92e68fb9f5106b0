import DequeModule

extension ObservableType {
  /// Returns this sequence with its events delivered on `scheduler`, in order.
  ///
  /// Only the delivery of events is scheduled: subscription to the source and its disposal aren't.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    if let queue = scheduler as? SerialDispatchQueueScheduler {
      return lift { ObserveOnQueueSink($0, queue) }
    }
    return lift { ObserveOnSink($0, scheduler) }
  }
}

/// Forwards events in a loop of work that runs while events are waiting, for schedulers that can
/// run their work in any order.
private final class ObserveOnSink<Element>: HoldingSink<Element, Element> {
  private let scheduler: any ImmediateSchedulerType
  private var waiting = Deque<Event<Element>>()
  private var isRunning = false

  init(_ downstream: Receiver<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.scheduler = scheduler
    super.init(downstream)
  }

  override func next(_ element: Element) { add(.next(element)) }

  override func error(_ error: any Error) { add(.error(error)) }

  override func completed() { add(.completed) }

  override func dispose() {
    super.dispose()
    waiting.removeAll()
  }

  private func add(_ event: Event<Element>) {
    waiting.append(event)
    guard !isRunning else { return }
    isRunning = true
    let loop = SingleAssignmentDisposable()
    hold(loop)
    loop.setDisposable(
      scheduler.scheduleRecursive(()) { _, recurse in
        if let event = self.waiting.popFirst() { self.send(event) }
        if self.waiting.isEmpty { self.isRunning = false } else { recurse(()) }
      })
  }
}

/// Forwards each event as separate work, because a serial scheduler preserves the order.
private final class ObserveOnQueueSink<Element>: HoldingSink<Element, Element> {
  private let scheduler: SerialDispatchQueueScheduler
  private let works = CompositeDisposable()

  init(_ downstream: Receiver<Element>, _ scheduler: SerialDispatchQueueScheduler) {
    self.scheduler = scheduler
    super.init(downstream)
    hold(works)
  }

  override func next(_ element: Element) { schedule(.next(element)) }

  override func error(_ error: any Error) { schedule(.error(error)) }

  override func completed() { schedule(.completed) }

  private func schedule(_ event: Event<Element>) {
    let work = SingleAssignmentDisposable()
    let key = works.insert(work)
    work.setDisposable(
      scheduler.schedule(event) { event in
        if let key { self.works.remove(for: key) }
        self.send(event)
        return Disposables.create()
      })
  }
}

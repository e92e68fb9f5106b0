extension ObservableType {
  /// Splits the elements into windows. Each window is a sequence that completes, and is followed by
  /// the next one, when it has sent `count` elements or when `timeSpan` has passed since it
  /// started.
  ///
  /// The first window starts immediately. At the end of this sequence, the current window ends
  /// first. The source is disposed of when neither the result nor any window has subscribers.
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    let source = asObservable()
    return Start { receiver in
      let outer = Sink<Never, Observable<Element>>(receiver)
      receiver.attach(outer)
      let input = WindowReceiver(outer, timeSpan, count, scheduler)
      let references = RefCountDisposable(disposable: input)
      input.references = references
      outer.attach(references)
      input.begin()
      if !input.isDisposed { source.deliver(to: input) }
    }
  }
}

/// Receives the source's events. It outlives the outer sink as long as a window has subscribers.
private final class WindowReceiver<Element>: Receiver<Element> {
  var references: RefCountDisposable?
  private let outer: Sink<Never, Observable<Element>>
  private let timeSpan: RxTimeInterval
  private let limit: Int
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  private var window = PublishSubject<Element>()
  private var count = 0

  init(
    _ outer: Sink<Never, Observable<Element>>, _ timeSpan: RxTimeInterval, _ limit: Int,
    _ scheduler: any SchedulerType
  ) {
    self.outer = outer
    self.timeSpan = timeSpan
    self.limit = limit
    self.scheduler = scheduler
  }

  /// Sends the window and starts its timer.
  func begin() {
    if let references { outer.forward(AddRef(window, references)) }
    guard !timer.isDisposed else { return }
    let current = SingleAssignmentDisposable()
    timer.disposable = current
    current.setDisposable(
      scheduler.scheduleRelative((), dueTime: timeSpan) { _ in
        if !current.isDisposed { self.turn() }
        return Disposables.create()
      })
  }

  override func next(_ element: Element) {
    window.onNext(element)
    count += 1
    if count == limit { turn() }
  }

  override func error(_ error: any Error) {
    window.onError(error)
    outer.fail(error)
    dispose()
  }

  override func completed() {
    window.onCompleted()
    outer.finish()
    dispose()
  }

  override func dispose() {
    super.dispose()
    references = nil
    timer.dispose()
  }

  /// Ends the window and starts the next one.
  private func turn() {
    count = 0
    window.onCompleted()
    window = PublishSubject()
    begin()
  }
}

extension ObservableType {
  /// Returns a sequence that, after each failure of this sequence, subscribes to it again when the
  /// trigger sends an element. A terminal event of the trigger ends the result: immediately if the
  /// source has failed, otherwise when it fails.
  ///
  /// `notificationHandler` creates the trigger from the errors of the source, once for each
  /// subscription. If no time passes between the attempts, the stage's clock fails.
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
  ) -> Observable<Element> {
    retrying(notificationHandler) { $0 }
  }

  /// Returns a sequence that, after each failure of this sequence with a `Failure`, subscribes to
  /// it again when the trigger sends an element. Other errors are forwarded. A terminal event of
  /// the trigger ends the result: immediately if the source has failed, otherwise when it fails.
  ///
  /// `notificationHandler` creates the trigger from the errors of the source, once for each
  /// subscription. If no time passes between the attempts, the stage's clock fails.
  public func retry<TriggerObservable: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
  ) -> Observable<Element> {
    retrying(notificationHandler) { $0 as? Failure }
  }

  private func retrying<Failure, TriggerObservable: ObservableType>(
    _ notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable,
    _ convert: @escaping (any Error) -> Failure?
  ) -> Observable<Element> {
    let source = asObservable()
    return Start { receiver in
      let failures = PublishSubject<Failure>()
      let trigger = notificationHandler(failures)
      let sources = sequence(first: source) { $0 }
      let sink = RetryWhenSink(receiver, SourceIterator(sources, count: nil), failures, convert)
      receiver.attach(sink)
      sink.begin(trigger.asObservable())
    }
  }
}

private final class RetryWhenSink<Element, Failure>: SuccessionSink<Element> {
  private let failures: PublishSubject<Failure>
  private let convert: (any Error) -> Failure?
  private var trigger: (any Disposable)?
  private var triggerEnd: Event<Never>?
  private var isWaiting = false

  init(
    _ downstream: Receiver<Element>, _ sources: SourceIterator<Element>,
    _ failures: PublishSubject<Failure>, _ convert: @escaping (any Error) -> Failure?
  ) {
    self.failures = failures
    self.convert = convert
    super.init(downstream, sources)
  }

  /// Subscribes to the trigger, and then to the source.
  func begin<Trigger>(_ trigger: Observable<Trigger>) {
    let side = SideReceiver<Trigger> { event in
      switch event {
      case .next: self.tryAgain()
      case .error(let error): self.triggerEnded(.error(error))
      case .completed: self.triggerEnded(.completed)
      }
    }
    self.trigger = side
    trigger.deliver(to: side)
    advance()
  }

  override func error(_ error: any Error) {
    guard let failure = convert(error) else { return fail(error) }
    detach()
    isWaiting = true
    if let triggerEnd { return triggerEnded(triggerEnd) }
    failures.onNext(failure)
  }

  override func dispose() {
    guard !isDisposed else { return }
    super.dispose()
    let held = trigger
    trigger = nil
    held?.dispose()
  }

  private func tryAgain() {
    guard isWaiting else { return }
    isWaiting = false
    advance()
  }

  private func triggerEnded(_ end: Event<Never>) {
    triggerEnd = end
    guard isWaiting else { return }
    if let error = end.error { fail(error) } else { finish() }
  }
}

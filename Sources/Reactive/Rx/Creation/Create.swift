extension ObservableType {
  /// Returns a sequence that calls `subscribe` for each subscription. The closure sends events to
  /// its observer and returns a disposable, which is disposed of at the end.
  ///
  /// Events after a terminal event or after disposal are dropped.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    emitting { subscribe(AnyObserver(eventHandler: $0.on)) }
  }

  /// Returns a sequence that calls `start` for each subscription, with the emitter to send to.
  static func emitting(
    _ start: @escaping (Emitter<Element>) -> any Disposable
  ) -> Observable<Element> {
    Start { receiver in
      let receiver = SubscriptionLog.recording(receiver, isSource: true)
      let emitter = Emitter(receiver)
      receiver.attach(emitter)
      emitter.hold(start(emitter))
    }
  }
}

/// The receiver of the events that a `create` closure sends to its observer.
///
/// The closure can retain that observer indefinitely, so the emitter releases everything downstream
/// after the end.
final class Emitter<Element>: Disposable {
  private var receiver: Receiver<Element>?
  private var subscription: (any Disposable)?
  private var isDisposed = false

  init(_ receiver: Receiver<Element>) {
    self.receiver = receiver
  }

  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): fail(error)
    case .completed: complete()
    }
  }

  func next(_ element: Element) { receiver?.next(element) }

  func fail(_ error: any Error) { end { $0.error(error) } }

  func complete() { end { $0.completed() } }

  private func end(_ send: (Receiver<Element>) -> Void) {
    guard let receiver else { return }
    self.receiver = nil
    send(receiver)
    dispose()
  }

  func hold(_ subscription: any Disposable) {
    if isDisposed { subscription.dispose() } else { self.subscription = subscription }
  }

  func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let held = subscription
    receiver = nil
    subscription = nil
    held?.dispose()
  }
}

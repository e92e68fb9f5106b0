extension ObservableType {
  /// Returns a sequence that calls `subscribe` for each subscription. The closure sends events to
  /// its observer and returns a disposable, which is disposed of at the end.
  ///
  /// Events after a terminal event or after disposal are dropped.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Start { receiver in
      let receiver = SubscriptionLog.recording(receiver, isSource: true)
      let emitter = Emitter(receiver)
      receiver.attach(emitter)
      emitter.hold(subscribe(AnyObserver(eventHandler: emitter.on)))
    }
  }
}

/// The receiver of the events that a `create` closure sends to its observer.
///
/// The closure can retain that observer indefinitely, so the emitter releases everything downstream
/// after the end.
private final class Emitter<Element>: Disposable {
  private var receiver: Receiver<Element>?
  private var subscription: (any Disposable)?
  private var isDisposed = false

  init(_ receiver: Receiver<Element>) {
    self.receiver = receiver
  }

  func on(_ event: Event<Element>) {
    guard let receiver else { return }
    switch event {
    case .next(let element):
      receiver.next(element)
    case .error(let error):
      self.receiver = nil
      receiver.error(error)
      dispose()
    case .completed:
      self.receiver = nil
      receiver.completed()
      dispose()
    }
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

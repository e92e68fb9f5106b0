/// The downstream end of a subscription, and what disposes of all that stands upstream of it.
///
/// One receiver has at most one subscription attached at a time. Elements come through a call of
/// their own rather than as an `Event`, so that an operator that only passes completion on need not
/// mention it, and no event value is built per element.
class Receiver<Element>: Cancelable {
  private final var upstream: (any Disposable)?

  /// Whether it takes no more events.
  private(set) final var isDisposed = false

  init() {}

  /// Receives an element.
  func next(_ element: Element) {
    preconditionFailure("\(type(of: self)) must override next(_:)")
  }

  /// Receives an error; nothing follows.
  func error(_ error: any Error) {
    preconditionFailure("\(type(of: self)) must override error(_:)")
  }

  /// Receives the completion; nothing follows.
  func completed() {
    preconditionFailure("\(type(of: self)) must override completed()")
  }

  /// Holds `subscription` until disposal, or disposes it at once if that is past.
  ///
  /// A subscription that was attached before is let go, not disposed: it has ended by itself, and
  /// disposes itself once its last event has been handled.
  final func attach(_ subscription: any Disposable) {
    if isDisposed {
      subscription.dispose()
    } else {
      upstream = subscription
    }
  }

  /// Disposes of the subscription that is attached, and stays ready for another one.
  final func detach() { takeUpstream()?.dispose() }

  /// Takes out the subscription that is attached, which the caller disposes of.
  final func takeUpstream() -> (any Disposable)? {
    let subscription = upstream
    upstream = nil
    return subscription
  }

  /// Takes no more events and disposes of what is attached.
  func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    detach()
  }

  /// Takes no more events after a terminal one. What is attached is let go, not disposed: it
  /// disposes itself once that event has been handled.
  final func close() {
    isDisposed = true
    upstream = nil
  }

  /// Receives `event`, unless disposed.
  final func on(_ event: Event<Element>) {
    guard !isDisposed else { return }
    switch event {
    case .next(let element): next(element)
    case .error(let error): self.error(error)
    case .completed: completed()
    }
  }
}

/// The receiver at the end of a chain: it hands all events to an observer.
final class Outlet<Observer: ObserverType>: Receiver<Observer.Element> {
  private var observer: Observer?

  init(_ observer: Observer) {
    self.observer = observer
  }

  override func next(_ element: Observer.Element) { observer?.on(.next(element)) }

  override func error(_ error: any Error) { end(.error(error)) }

  override func completed() { end(.completed) }

  override func dispose() {
    super.dispose()
    observer = nil
  }

  private func end(_ event: Event<Observer.Element>) {
    let last = observer
    observer = nil  // Before the event, so that nothing comes while it is handled.
    last?.on(event)
    close()
  }
}

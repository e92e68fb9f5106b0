/// The downstream end of a subscription, whose disposal disposes of everything upstream.
///
/// A receiver has at most one subscription attached at a time. Elements, errors and completion
/// arrive through separate methods rather than as an `Event`, so that an operator that only
/// forwards the completion needs no code for it, and no event value is created per element.
class Receiver<Element>: Cancelable {
  private final var upstream: (any Disposable)?

  /// Whether the receiver ignores further events.
  private(set) final var isDisposed = false

  init() {}

  /// Receives an element.
  func next(_ element: Element) {
    preconditionFailure("\(type(of: self)) must override next(_:)")
  }

  /// Receives an error; no event follows.
  func error(_ error: any Error) {
    preconditionFailure("\(type(of: self)) must override error(_:)")
  }

  /// Receives the completion; no event follows.
  func completed() {
    preconditionFailure("\(type(of: self)) must override completed()")
  }

  /// Holds `subscription` until disposal, or disposes of it immediately if the receiver is already
  /// disposed.
  ///
  /// A subscription that was attached before is released, not disposed: it has ended by itself, and
  /// disposes of itself once its last event has been handled.
  final func attach(_ subscription: any Disposable) {
    if isDisposed {
      subscription.dispose()
    } else {
      upstream = subscription
    }
  }

  /// Disposes of the attached subscription; another one can be attached afterwards.
  final func detach() { takeUpstream()?.dispose() }

  /// Removes and returns the attached subscription, which the caller disposes of.
  final func takeUpstream() -> (any Disposable)? {
    let subscription = upstream
    upstream = nil
    return subscription
  }

  /// Stops accepting events and disposes of the attached subscription.
  func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    detach()
  }

  /// Stops accepting events after a terminal one. The attached subscription is released, not
  /// disposed: it disposes of itself once that event has been handled.
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

/// The receiver at the end of a chain, which passes all events to an observer.
final class ObserverReceiver<Observer: ObserverType>: Receiver<Observer.Element> {
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
    observer = nil  // Before the event, so that no other event arrives while it is handled.
    last?.on(event)
    close()
  }
}

extension ObservableType {
  /// Calls `on` with every event.
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    deliver(to: ObserverReceiver(AnyObserver(eventHandler: on)))
  }

  /// Subscribes with one closure for each kind of event.
  ///
  /// - Parameters:
  ///   - onNext: Called with each element.
  ///   - onError: Called with the error, if there is one. Without this closure, the error is passed
  ///     to `Hooks.defaultErrorHandler`, which by default writes it to standard error.
  ///   - onCompleted: Called on completion.
  ///   - onDisposed: Called once, after the last event or when the subscription is disposed.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    deliver(
      to: ClosureReceiver(
        onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed))
  }

  /// Subscribes with one closure for each kind of event. The closures also receive `object`, which
  /// is held weakly; once it is deallocated, none of them is called.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in if let object { onNext?(object, element) } },
      onError: onError.map { onError in
        { [weak object] error in if let object { onError(object, error) } }
      },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }

  private func deliver(to receiver: Receiver<Element>) -> any Disposable {
    asObservable().deliver(to: SubscriptionLog.recording(receiver, isSource: false))
    return receiver
  }
}

/// A receiver that calls closures.
private final class ClosureReceiver<Element>: Receiver<Element> {
  private var onNext: ((Element) -> Void)?
  private var onError: ((any Error) -> Void)?
  private var onCompleted: (() -> Void)?
  private var onDisposed: (() -> Void)?
  private let callStack = Hooks.callStack()

  init(
    onNext: ((Element) -> Void)?, onError: ((any Error) -> Void)?, onCompleted: (() -> Void)?,
    onDisposed: (() -> Void)?
  ) {
    self.onNext = onNext
    self.onError = onError
    self.onCompleted = onCompleted
    self.onDisposed = onDisposed
  }

  override func next(_ element: Element) { onNext?(element) }

  override func error(_ error: any Error) {
    let closure = onError
    stop()
    if let closure { closure(error) } else { Hooks.defaultErrorHandler(callStack, error) }
    end()
  }

  override func completed() {
    let closure = onCompleted
    stop()
    closure?()
    end()
  }

  override func dispose() {
    guard !isDisposed else { return }
    super.dispose()
    end()
  }

  /// Releases the closures for events, so that none is called during or after a terminal event.
  private func stop() {
    onNext = nil
    onError = nil
    onCompleted = nil
  }

  /// Releases all closures and calls `onDisposed`.
  private func end() {
    close()
    stop()
    let closure = onDisposed
    onDisposed = nil
    closure?()
  }
}

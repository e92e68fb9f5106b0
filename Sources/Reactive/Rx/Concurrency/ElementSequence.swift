import VirtualTime

/// The elements of an observable as an asynchronous sequence, see `values`.
///
/// The observable is subscribed to when the sequence is created. The subscription is disposed of when
/// the iteration ends or its task is cancelled, or when nothing refers to the sequence any more.
/// Elements that arrive before they are requested are buffered. A second iteration receives the
/// elements that the first one hasn't.
public struct ElementSequence<Element, Failure: Error>: AsyncSequence {
  @usableFromInline let iteration: Iteration<Element, Failure>

  /// Subscribes to an observable. `failure` returns the end of the sequence for an error.
  package init(
    _ observable: Observable<Element>, cancellation: Result<Void, Failure>,
    failure: @escaping (any Error) -> Result<Void, Failure>
  ) {
    iteration = Iteration(observable, cancellation, failure)
  }

  /// Returns an iterator over the elements that haven't been received yet.
  public func makeAsyncIterator() -> Iterator { Iterator(iteration) }

  /// An iterator over the elements of an observable.
  public struct Iterator: AsyncIteratorProtocol {
    @usableFromInline let iteration: Iteration<Element, Failure>

    init(_ iteration: Iteration<Element, Failure>) { self.iteration = iteration }

    /// Returns the next element, or nil at the end. Throws the error of the observable.
    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Element? {
      if let element = iteration.buffer.next() { return element }
      return try await iteration.wait(isolation: actor)
    }
  }
}

extension ElementSequence: Sendable where Element: Sendable {}

extension ElementSequence where Failure == any Error {
  /// Subscribes to an observable, whose error the iteration throws. It throws a `CancellationError` if
  /// its task is cancelled before the end.
  init(throwing observable: Observable<Element>) {
    self.init(observable, cancellation: .failure(CancellationError())) { .failure($0) }
  }
}

extension ElementSequence where Failure == Never {
  /// Subscribes to an observable that never fails. The iteration ends if its task is cancelled.
  package init(infallible observable: Observable<Element>) {
    self.init(observable, cancellation: .success(())) { error in
      reportProgrammingError("A sequence that must not fail has failed: \(error)")
      return .success(())
    }
  }
}

/// The elements and the subscription of a sequence, referred to by the sequence and its iterators.
@usableFromInline
final class Iteration<Element, Failure: Error>: Sendable {
  @usableFromInline let buffer: ElementBuffer<Element, Failure>
  private let subscription: Confined<any Disposable>

  init(
    _ observable: Observable<Element>, _ cancellation: Result<Void, Failure>,
    _ failure: @escaping (any Error) -> Result<Void, Failure>
  ) {
    buffer = ElementBuffer(cancellation: cancellation)
    let receiver = BufferReceiver(buffer, failure)
    subscription = Confined(receiver)
    observable.deliver(to: SubscriptionLog.recording(receiver, isSource: false))
  }

  deinit { cancel() }

  @usableFromInline
  func wait(
    isolation actor: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Element? {
    try await buffer.wait(isolation: actor) { cancel() }
  }

  /// Ends the iteration. A cancellation from elsewhere than the stage leaves the subscription to the
  /// next element, which disposes of it.
  private func cancel() {
    buffer.cancel()
    subscription.value?.dispose()
  }
}

/// The receiver that adds the events of an observable to a buffer.
private final class BufferReceiver<Element, Failure: Error>: Receiver<Element> {
  private let buffer: ElementBuffer<Element, Failure>
  private let failure: (any Error) -> Result<Void, Failure>

  init(
    _ buffer: ElementBuffer<Element, Failure>,
    _ failure: @escaping (any Error) -> Result<Void, Failure>
  ) {
    self.buffer = buffer
    self.failure = failure
  }

  override func next(_ element: Element) {
    if !buffer.append(element) { dispose() }
  }

  override func error(_ error: any Error) {
    buffer.finish(failure(error))
    close()
  }

  override func completed() {
    buffer.finish(.success(()))
    close()
  }
}

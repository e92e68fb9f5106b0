import Synchronization

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes and waits for the element; throws the single's error.
  ///
  /// If the task is cancelled, the subscription is disposed of and `CancellationError` thrown.
  public nonisolated(nonsending) var value: Element {
    get async throws {
      guard let element = try await primitiveSequence.result() else { throw RxError.noElements }
      return element
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Subscribes and waits for the element, or nil if there is none; throws the maybe's error.
  ///
  /// If the task is cancelled, the subscription is disposed of and `CancellationError` thrown.
  public nonisolated(nonsending) var value: Element? {
    get async throws { try await primitiveSequence.result() }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes and waits for the completion; throws the completable's error.
  ///
  /// If the task is cancelled, the subscription is disposed of and `CancellationError` thrown.
  public nonisolated(nonsending) var value: Void {
    get async throws { _ = try await primitiveSequence.result() }
  }
}

extension PrimitiveSequence {
  /// Subscribes and waits for the element, or nil if the sequence completes without one; throws the
  /// sequence's error.
  ///
  /// An event that is sent during subscription counts, even in a task that was already cancelled.
  nonisolated(nonsending) fileprivate func result() async throws -> Element? {
    let wait = Wait<Element>()
    let subscription = SingleAssignmentDisposable()
    // The task disposes of the subscription itself after it is resumed, because it can be cancelled
    // from any thread.
    defer { subscription.dispose() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        wait.begin(continuation)
        subscription.setDisposable(
          subscribeToResult { event in
            switch event {
            case .next(let element): wait.end(.success(element))
            case .error(let error): wait.end(.failure(error))
            case .completed: wait.end(.success(nil))
            }
          })
        if Task.isCancelled { wait.cancel() }
      }
    } onCancel: {
      wait.cancel()
    }
  }
}

/// The wait of one task for one subscription. The first result or a cancellation ends the wait.
private final class Wait<Element>: Sendable {
  private let continuation = Mutex<CheckedContinuation<Element?, any Error>?>(nil)

  func begin(_ continuation: CheckedContinuation<Element?, any Error>) {
    self.continuation.withLock { $0 = continuation }
  }

  func cancel() { end(.failure(CancellationError())) }

  func end(_ result: Result<Element?, any Error>) {
    let waiting = continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
    // Passed to the task that subscribed, which is suspended until then.
    nonisolated(unsafe) let result = result
    waiting?.resume(with: result)
  }
}

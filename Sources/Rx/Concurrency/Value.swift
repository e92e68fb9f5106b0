import VirtualTime

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes and waits for the element; throws the single's error.
  ///
  /// If the task is cancelled, the subscription is disposed of and `CancellationError` thrown.
  public nonisolated(nonsending) var value: Element {
    get async throws {
      guard let element = try await primitiveSequence.settled() else { throw RxError.noElements }
      return element
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Subscribes and waits for the element, or nil if there is none; throws the maybe's error.
  ///
  /// If the task is cancelled, the subscription is disposed of and `CancellationError` thrown.
  public nonisolated(nonsending) var value: Element? {
    get async throws { try await primitiveSequence.settled() }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes and waits for the completion; throws the completable's error.
  ///
  /// If the task is cancelled, the subscription is disposed of and `CancellationError` thrown.
  public nonisolated(nonsending) var value: Void {
    get async throws { _ = try await primitiveSequence.settled() }
  }
}

extension PrimitiveSequence {
  /// Subscribes and waits for what settles the sequence: its element, nil for the completion
  /// without one.
  nonisolated(nonsending) fileprivate func settled() async throws -> Element? {
    let wait = Wait<Element>()
    let confined = Confined(wait)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        wait.begin(continuation, self)
      }
    } onCancel: {
      confined.value?.cancel()
    }
  }
}

/// One task that waits for one subscription.
private final class Wait<Element> {
  private var continuation: CheckedContinuation<Element?, any Error>?
  private let subscription = SingleAssignmentDisposable()

  func begin<Trait>(
    _ continuation: CheckedContinuation<Element?, any Error>,
    _ source: PrimitiveSequence<Trait, Element>
  ) {
    if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
    self.continuation = continuation
    subscription.setDisposable(
      source.settle { event in
        switch event {
        case .next(let element): self.end(.success(element))
        case .error(let error): self.end(.failure(error))
        case .completed: self.end(.success(nil))
        }
      })
  }

  func cancel() {
    subscription.dispose()
    end(.failure(CancellationError()))
  }

  private func end(_ result: Result<Element?, any Error>) {
    let taken = continuation
    continuation = nil
    // Handed to a task of the same stage, which runs on this thread.
    nonisolated(unsafe) let result = result
    taken?.resume(with: result)
  }
}

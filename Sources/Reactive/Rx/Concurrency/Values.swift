import VirtualTime

extension ObservableConvertibleType {
  /// The elements, to iterate over with `for try await`; an error is thrown there, and a
  /// `CancellationError` if the task is cancelled before the sequence has ended.
  ///
  /// The subscription is made at once, and disposed of when the iteration ends or its task is
  /// cancelled. Elements that come meanwhile are kept. Belongs to one stage, as the sequence does:
  /// iterate in a task of that stage.
  public var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      let subscription = handOn { element in
        if case .terminated = continuation.yield(element) { false } else { true }
      } end: { error in
        continuation.finish(throwing: error)
      }
      continuation.onTermination = { termination in
        if case .cancelled = termination { continuation.finish(throwing: CancellationError()) }
        subscription.value?.dispose()
      }
    }
  }

  /// The elements of a sequence that never fails, to iterate over with `for await`.
  package var infallibleValues: AsyncStream<Element> {
    AsyncStream { continuation in
      let subscription = handOn { element in
        if case .terminated = continuation.yield(element) { false } else { true }
      } end: { error in
        if let error { misuseInDebug("A sequence that must not fail has failed: \(error)") }
        continuation.finish()
      }
      continuation.onTermination = { _ in subscription.value?.dispose() }
    }
  }

  /// Subscribes. `yield` tells whether anybody still iterates: where the iteration has been cancelled
  /// from elsewhere, the subscription goes with the next element.
  private func handOn(
    _ yield: @escaping (sending Element) -> Bool, end: @escaping ((any Error)?) -> Void
  ) -> Confined<any Disposable> {
    let subscription = SingleAssignmentDisposable()
    subscription.setDisposable(
      asObservable().subscribe { event in
        switch event {
        case .next(let element):
          // Handed to a task of the same stage, which runs on this thread.
          nonisolated(unsafe) let element = element
          if !yield(element) { subscription.dispose() }
        case .error(let error): end(error)
        case .completed: end(nil)
        }
      })
    return Confined(subscription)
  }
}

extension InfallibleType {
  /// The elements, to iterate over with `for await`.
  ///
  /// The subscription is made at once, and disposed of when the iteration ends or its task is
  /// cancelled. Elements that come meanwhile are kept. Belongs to one stage, as the sequence does:
  /// iterate in a task of that stage.
  public var values: AsyncStream<Element> { infallibleValues }
}

import VirtualTime

extension ObservableConvertibleType {
  /// An asynchronous sequence of the elements, for `for try await`. The iteration throws the error
  /// of the observable, or a `CancellationError` if the task is cancelled before the end.
  ///
  /// The subscription is made immediately, and disposed of when the iteration ends or its task is
  /// cancelled. Elements that arrive before they are requested are buffered. The result belongs to
  /// the same stage as the observable: iterate in a task of that stage.
  public var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      let subscription = forwardElements { element in
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

  /// An asynchronous sequence of the elements of an observable that never fails, for `for await`.
  package var infallibleValues: AsyncStream<Element> {
    AsyncStream { continuation in
      let subscription = forwardElements { element in
        if case .terminated = continuation.yield(element) { false } else { true }
      } end: { error in
        if let error {
          reportProgrammingError("A sequence that must not fail has failed: \(error)")
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in subscription.value?.dispose() }
    }
  }

  /// Subscribes and passes elements to `yield`, which returns whether the iteration continues. If
  /// the iteration was cancelled from elsewhere, the next element disposes of the subscription.
  private func forwardElements(
    _ yield: @escaping (sending Element) -> Bool, end: @escaping ((any Error)?) -> Void
  ) -> Confined<any Disposable> {
    let subscription = SingleAssignmentDisposable()
    subscription.setDisposable(
      asObservable().subscribe { event in
        switch event {
        case .next(let element):
          // Passed to a task of the same stage, which runs on this thread.
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
  /// An asynchronous sequence of the elements, for `for await`.
  ///
  /// The subscription is made immediately, and disposed of when the iteration ends or its task is
  /// cancelled. Elements that arrive before they are requested are buffered. The result belongs to
  /// the same stage as the sequence: iterate in a task of that stage.
  public var values: AsyncStream<Element> { infallibleValues }
}

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
      let subscription = asObservable().subscribe { event in
        switch event {
        case .next(let element):
          // Handed to a task of the same stage, which runs on this thread.
          nonisolated(unsafe) let element = element
          continuation.yield(element)
        case .error(let error): continuation.finish(throwing: error)
        case .completed: continuation.finish()
        }
      }
      let confined = Confined(subscription)
      continuation.onTermination = { termination in
        if case .cancelled = termination { continuation.finish(throwing: CancellationError()) }
        confined.value?.dispose()
      }
    }
  }

  /// The elements of a sequence that never fails, to iterate over with `for await`.
  package var infallibleValues: AsyncStream<Element> {
    AsyncStream { continuation in
      let subscription = asObservable().subscribe { event in
        switch event {
        case .next(let element):
          // Handed to a task of the same stage, which runs on this thread.
          nonisolated(unsafe) let element = element
          continuation.yield(element)
        case .error(let error):
          misuseInDebug("A sequence that must not fail has failed: \(error)")
          continuation.finish()
        case .completed: continuation.finish()
        }
      }
      let confined = Confined(subscription)
      continuation.onTermination = { _ in confined.value?.dispose() }
    }
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

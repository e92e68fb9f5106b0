extension ObservableType {
  /// An asynchronous sequence of the elements, for `for try await`. The iteration throws the error
  /// of the observable, or a `CancellationError` if the task is cancelled before the end.
  ///
  /// The subscription is made immediately, and disposed of when the iteration ends or its task is
  /// cancelled. Elements that arrive before they are requested are buffered. The result belongs to
  /// the same stage as the observable: iterate in a task of that stage.
  public var values: ElementSequence<Element, any Error> {
    ElementSequence(throwing: asObservable())
  }
}

extension ObservableConvertibleType {
  /// The same sequence as an `AsyncThrowingStream`, for code that names this type. Each element takes
  /// longer. The iteration of a task that is already cancelled ends without an error.
  @_disfavoredOverload
  public var values: AsyncThrowingStream<Element, any Error> {
    let iteration = ElementSequence(throwing: asObservable()).iteration
    return AsyncThrowingStream(unfolding: {
      var iterator = ElementSequence.Iterator(iteration)
      return try await iterator.next()
    })
  }
}

extension Infallible {
  /// An asynchronous sequence of the elements, for `for await`.
  ///
  /// The subscription is made immediately, and disposed of when the iteration ends or its task is
  /// cancelled. Elements that arrive before they are requested are buffered. The result belongs to
  /// the same stage as the sequence: iterate in a task of that stage.
  public var values: ElementSequence<Element, Never> {
    ElementSequence(infallible: asObservable())
  }
}

extension InfallibleType {
  /// The same sequence as an `AsyncStream`, for code that names this type. Each element takes longer.
  @_disfavoredOverload
  public var values: AsyncStream<Element> { .of(ElementSequence(infallible: asObservable())) }
}

extension AsyncStream {
  /// Returns a stream of the elements of a sequence.
  package static func of(_ sequence: ElementSequence<Element, Never>) -> AsyncStream {
    let iteration = sequence.iteration
    return AsyncStream(unfolding: {
      var iterator = ElementSequence.Iterator(iteration)
      return await iterator.next()
    })
  }
}

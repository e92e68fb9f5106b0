import Flipbook

/// A value that will be known later. Unlike the other dialects' sequences, its work starts when it is
/// created.
final class Promise<Value>: PushSource {
  typealias Element = Value

  private enum State {
    case pending([(Result<Value, any Error>) -> Void])
    case settled(Result<Value, any Error>)
  }

  private var state = State.pending([])

  /// Creates a promise; `resolver` starts the work and passes the result to its argument.
  init(_ resolver: (@escaping (Result<Value, any Error>) -> Void) -> Void) {
    resolver { self.settle($0) }
  }

  /// Returns the promise of the result of `body`, which is called with this promise's value.
  func then<Other>(_ body: @escaping (Value) -> Promise<Other>) -> Promise<Other> {
    Promise<Other> { settle in
      whenSettled { result in
        switch result {
        case .success(let value): body(value).whenSettled(settle)
        case .failure(let error): settle(.failure(error))
        }
      }
    }
  }

  /// Calls `body` with the value, and returns the promise of its end.
  @discardableResult
  func done(_ body: @escaping (Value) -> Void) -> Promise<Void> {
    then { value in
      Promise<Void> { settle in
        body(value)
        settle(.success(()))
      }
    }
  }

  /// Sends the value and completes, or fails.
  func start(_ sink: PushSink<Value>) -> () -> Void {
    whenSettled { result in
      switch result {
      case .success(let value):
        sink.next(value)
        sink.complete()
      case .failure(let error): sink.fail(error)
      }
    }
    return {}
  }

  private func settle(_ result: Result<Value, any Error>) {
    guard case .pending(let waiting) = state else { return }
    state = .settled(result)
    for body in waiting { body(result) }
  }

  fileprivate func whenSettled(_ body: @escaping (Result<Value, any Error>) -> Void) {
    switch state {
    case .pending(let waiting): state = .pending(waiting + [body])
    case .settled(let result): body(result)
    }
  }
}

/// Returns the promise of all values, in the order of the promises; fails with the first error.
func when<Value>(fulfilled promises: [Promise<Value>]) -> Promise<[Value]> {
  Promise { settle in
    var values = [Value?](repeating: nil, count: promises.count)
    if promises.isEmpty { settle(.success([])) }
    for (index, promise) in promises.enumerated() {
      promise.whenSettled { result in
        switch result {
        case .success(let value):
          values[index] = value
          let known = values.compactMap { $0 }
          if known.count == promises.count { settle(.success(known)) }
        case .failure(let error): settle(.failure(error))
        }
      }
    }
  }
}

extension Promise where Value == Void {
  /// Animates changes, and returns the promise of the end of the animation.
  static func animation(
    _ duration: TimeInterval, options: UIView.AnimationOptions = [],
    _ changes: @escaping () -> Void
  ) -> Promise {
    Promise { settle in
      UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes) { _ in
        settle(.success(()))
      }
    }
  }

  /// Returns the promise of a time in the future, in seconds.
  static func after(_ seconds: TimeInterval) -> Promise {
    Promise { settle in
      let work = pause(seconds)
      _ = work.subscribe(onCompleted: { settle(.success(())) })
    }
  }
}

import Flipbook

/// A sequence of values that starts anew for each observer, in the manner of ReactiveSwift.
struct SignalProducer<Value>: PushSource {
  /// How the producers that a producer sends are combined.
  enum FlattenStrategy {
    /// One after the other.
    case concat
    /// All at the same time.
    case merge
  }

  typealias Element = Value

  private let startHandler: (PushSink<Value>) -> () -> Void

  /// Creates a producer; `startHandler` starts it, and returns what stops it.
  init(_ startHandler: @escaping (PushSink<Value>) -> () -> Void) {
    self.startHandler = startHandler
  }

  /// Creates a producer that sends the given values.
  init(_ values: [Value]) {
    self.init { sink in
      for value in values { sink.next(value) }
      sink.complete()
      return {}
    }
  }

  /// Starts the producer and returns what stops it.
  func start(_ sink: PushSink<Value>) -> () -> Void { startHandler(sink) }

  /// Returns a producer that starts `next` when this one completes, and sends only its values.
  func then<Other>(_ next: SignalProducer<Other>) -> SignalProducer<Other> {
    SignalProducer<Other> { sink in
      var stop: () -> Void = {}
      stop = start(
        PushSink<Value>(
          next: { _ in }, fail: sink.fail, complete: { stop = next.start(sink) }))
      return { stop() }
    }
  }

  /// Returns a producer of the results of `transform`.
  func map<Other>(_ transform: @escaping (Value) -> Other) -> SignalProducer<Other> {
    SignalProducer<Other> { sink in
      start(
        PushSink<Value>(
          next: { sink.next(transform($0)) }, fail: sink.fail, complete: sink.complete))
    }
  }

  /// Returns a producer of the values of the producers that `transform` returns.
  func flatMap<Other>(
    _ strategy: SignalProducer<Other>.FlattenStrategy,
    _ transform: @escaping (Value) -> SignalProducer<Other>
  ) -> SignalProducer<Other> {
    map(transform).flatten(strategy == .concat ? .concat : .merge)
  }

  /// Returns a producer that ends after `count` values.
  func take(first count: Int) -> SignalProducer {
    SignalProducer { sink in
      var remaining = count
      var stop: () -> Void = {}
      stop = start(
        PushSink(
          next: { value in
            guard remaining > 0 else { return }
            remaining -= 1
            sink.next(value)
            if remaining == 0 {
              stop()
              sink.complete()
            }
          }, fail: sink.fail, complete: { if remaining > 0 { sink.complete() } }))
      return { stop() }
    }
  }
}

extension SignalProducer {
  /// Returns a producer of the values of the producers that this one sends.
  func flatten<Inner>(_ strategy: FlattenStrategy) -> SignalProducer<Inner>
  where Value == SignalProducer<Inner> {
    SignalProducer<Inner> { sink in
      let flattening = Flattening(sink, limit: strategy == .concat ? 1 : .max)
      let stop = start(
        PushSink<Value>(
          next: flattening.add, fail: sink.fail, complete: flattening.completeOuter))
      return {
        stop()
        flattening.stop()
      }
    }
  }
}

/// The producers that run at one time, and those that wait.
private final class Flattening<Value> {
  private let sink: PushSink<Value>
  private let limit: Int
  private var waiting: [SignalProducer<Value>] = []
  private var stops: [Int: () -> Void] = [:]
  private var nextNumber = 0
  private var running = 0
  private var isOuterComplete = false

  init(_ sink: PushSink<Value>, limit: Int) {
    self.sink = sink
    self.limit = limit
  }

  func add(_ producer: SignalProducer<Value>) {
    guard running < limit else { return waiting.append(producer) }
    running += 1
    nextNumber += 1
    let number = nextNumber
    stops[number] = producer.start(
      PushSink(
        next: sink.next, fail: sink.fail,
        complete: {
          self.stops[number] = nil
          self.running -= 1
          if self.waiting.isEmpty {
            self.completeIfDone()
          } else {
            self.add(self.waiting.removeFirst())
          }
        }))
  }

  func completeOuter() {
    isOuterComplete = true
    completeIfDone()
  }

  func stop() {
    waiting = []
    for stop in stops.values { stop() }
    stops = [:]
  }

  private func completeIfDone() {
    if isOuterComplete, running == 0, waiting.isEmpty { sink.complete() }
  }
}

extension SignalProducer where Value == Void {
  /// Returns a producer that animates changes, sends one value and completes.
  static func animation(
    _ duration: TimeInterval, options: UIView.AnimationOptions = [],
    _ changes: @escaping () -> Void
  ) -> SignalProducer {
    SignalProducer { sink in
      UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes) { _ in
        sink.next(())
        sink.complete()
      }
      return {}
    }
  }

  /// Returns a producer that sends one value after a time and completes.
  static func wait(_ seconds: TimeInterval) -> SignalProducer { SignalProducer(pause(seconds)) }

  /// Creates a producer of the elements of an observable.
  init(_ observable: Observable<Void>) {
    self.init { sink in
      let subscription = observable.subscribe(
        onNext: sink.next, onError: sink.fail, onCompleted: sink.complete)
      return { subscription.dispose() }
    }
  }
}

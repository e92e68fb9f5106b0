import Flipbook
import FlipbookCombine

/// Measures 100 000 elements through ten operators in each dialect, compared with OpenCombine in the
/// same run, and the cost of a bridge: 100 000 elements through it, less the same elements from its
/// source alone.
enum DialectBenchmarks {
  static var all: [Comparison] {
    [
      comparison("observables, ten operators") {
        receive(
          observable.map(next).filter(isWanted).map(next).filter(isWanted).map(next)
            .filter(isWanted).map(next).filter(isWanted).map(next).filter(isWanted))
      },
      comparison("asynchronous sequences, ten operators") {
        iterate {
          numbers.map(next).filter(isWanted).map(next).filter(isWanted).map(next)
            .filter(isWanted).map(next).filter(isWanted).map(next).filter(isWanted)
        }
      },
      comparison("a push source, ten operators") {
        receive(
          Observable.create(start: push).map(next).filter(isWanted).map(next).filter(isWanted)
            .map(next).filter(isWanted).map(next).filter(isWanted).map(next).filter(isWanted))
      },
      bridge("observable to publisher", { receive(observable.asPublisher()) }) {
        receive(observable)
      },
      bridge("publisher to observable", { receive(publisher.asObservable()) }) {
        receive(publisher)
      },
      bridge("observable to asynchronous sequence", { iterate { observable.values } }) {
        receive(observable)
      },
      bridge("asynchronous sequence to observable", { receive(Numbers().asObservable()) }) {
        iterate { Numbers() }
      },
      bridge("asynchronous sequence to publisher", { receiveOnStage(Numbers().asPublisher()) }) {
        iterate { Numbers() }
      },
      // An iteration demands its elements one by one.
      bridge("publisher to asynchronous sequence", { iterate { publisher.values } }) {
        receiveOneByOne(publisher)
      },
      bridge("the same, to one demand for all", { iterate { publisher.values } }) {
        receive(publisher)
      },
      bridge("push source to observable", { receive(Observable.create(start: push)) }) {
        pushAlone()
      },
    ]
  }

  private static let count = 100_000

  // The benchmarks run on one thread.
  nonisolated(unsafe) private static let stage = try? Stage(canvas: Canvas(width: 16, height: 16))

  private static var observable: Observable<Int> { .range(start: 0, count: count) }

  private static var publisher: Publishers.Sequence<Range<Int>, Never> { (0..<count).publisher }

  /// A sequence that never suspends.
  private struct Numbers: AsyncSequence, AsyncIteratorProtocol {
    var number = 0

    func makeAsyncIterator() -> Numbers { self }

    mutating func next() async -> Int? {
      guard number < count else { return nil }
      defer { number += 1 }
      return number
    }
  }

  /// The same as a stream.
  private static var numbers: AsyncStream<Int> {
    AsyncStream { continuation in
      for number in 0..<count { continuation.yield(number) }
      continuation.finish()
    }
  }

  private static func comparison(_ name: String, _ ours: @escaping () -> Int) -> Comparison {
    Comparison(name: name, elements: count, ours: ours) {
      receive(
        (0..<count).publisher.map(next).filter(isWanted).map(next).filter(isWanted).map(next)
          .filter(isWanted).map(next).filter(isWanted).map(next).filter(isWanted))
    }
  }

  private static func bridge(
    _ name: String, _ whole: @escaping () -> Int, source: @escaping () -> Int
  ) -> Comparison {
    Comparison(name: name, elements: count, ours: whole, theirs: source, isPart: true)
  }

  @Sendable private static func next(_ value: Int) -> Int { value &+ 1 }

  @Sendable private static func isWanted(_ value: Int) -> Bool { value != 7 }

  private static func push(_ sink: PushSink<Int>) -> () -> Void {
    for number in 0..<count { sink.next(number) }
    sink.complete()
    return {}
  }

  /// Returns the sum of the elements that `push` sends.
  private static func pushAlone() -> Int {
    var sum = 0
    _ = push(PushSink(next: { sum &+= $0 }, fail: { _ in }, complete: {}))
    return sum
  }

  /// Returns the sum of an observable's elements, on a stage.
  private static func receive(_ observable: Observable<Int>) -> Int {
    var sum = 0
    guard let stage else { return 0 }
    let subscription = stage.perform { observable.subscribe(onNext: { sum &+= $0 }) }
    try? stage.advance(by: 1)
    subscription.dispose()
    return sum
  }

  private static func receive<Source: Publisher>(_ publisher: Source) -> Int
  where Source.Output == Int {
    var sum = 0
    let subscription = publisher.sink(receiveCompletion: { _ in }, receiveValue: { sum &+= $0 })
    withExtendedLifetime(subscription) {}
    return sum
  }

  /// Returns the sum of a publisher's elements, each of which is demanded on its own.
  private static func receiveOneByOne(_ publisher: some Publisher<Int, Never>) -> Int {
    let subscriber = SingleDemands()
    publisher.subscribe(subscriber)
    while let subscription = subscriber.subscription { subscription.request(.max(1)) }
    return subscriber.sum
  }

  private final class SingleDemands: Subscriber {
    var subscription: (any Subscription)?
    var sum = 0

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Int) -> Subscribers.Demand {
      sum &+= input
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { subscription = nil }
  }

  /// Returns the sum of a publisher's elements that arrive on a stage.
  private static func receiveOnStage<Source: Publisher>(_ publisher: Source) -> Int
  where Source.Output == Int {
    var sum = 0
    guard let stage else { return 0 }
    let subscription = stage.perform {
      publisher.sink(receiveCompletion: { _ in }, receiveValue: { sum &+= $0 })
    }
    try? stage.advance(by: 1)
    subscription.cancel()
    return sum
  }

  /// Returns the sum of an asynchronous sequence's elements, in a task of a stage.
  private static func iterate<Source: AsyncSequence>(
    _ make: @escaping () -> Source
  ) -> Int where Source.Element == Int {
    var sum = 0
    guard let stage else { return 0 }
    stage.task {
      for try await number in make() { sum &+= number }
    }
    try? stage.advance(by: 1)
    return sum
  }
}

import Flipbook
import FlipbookCombine
import OpenCombine

/// Measures 100 000 elements through ten operators in each dialect, compared with OpenCombine in the
/// same run, and the cost of a bridge: the same elements without operators.
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
      bridge("an observable alone") { receive(observable) },
      bridge("an asynchronous sequence alone") { iterate { numbers } },
      bridge("observable to publisher") { receive(observable.asPublisher()) },
      bridge("publisher to observable") { receive((0..<count).publisher.asObservable()) },
      bridge("observable to asynchronous sequence") { iterate { observable.values } },
      bridge("asynchronous sequence to observable") { receive(numbers.asObservable()) },
    ]
  }

  private static let count = 100_000

  // The benchmarks run on one thread.
  nonisolated(unsafe) private static let stage = try? Stage(canvas: Canvas(width: 16, height: 16))

  private static var observable: Observable<Int> { .range(start: 0, count: count) }

  /// A sequence that never suspends.
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

  private static func bridge(_ name: String, _ ours: @escaping () -> Int) -> Comparison {
    Comparison(name: name, elements: count, ours: ours, theirs: nil)
  }

  @Sendable private static func next(_ value: Int) -> Int { value &+ 1 }

  @Sendable private static func isWanted(_ value: Int) -> Bool { value != 7 }

  private static func push(_ sink: PushSink<Int>) -> () -> Void {
    for number in 0..<count { sink.next(number) }
    sink.complete()
    return {}
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

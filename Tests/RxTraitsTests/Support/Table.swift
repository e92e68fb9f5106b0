import Rx
import RxTesting
import VirtualTime

/// Returns a test scheduler whose ticks are milliseconds and that runs work for the current tick
/// immediately.
func testScheduler() -> TestScheduler {
  TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
}

/// The error that tests use.
struct TestError: Error, CustomStringConvertible {
  var description: String { "boom" }
}

/// Subscribes to a sequence at 0 ms, disposes of the subscription at `disposed`, and returns the
/// events as "time: event".
func record<Source: ObservableConvertibleType>(
  disposed: TestTime = 1_000, _ create: @escaping (TestScheduler) -> Source
) -> [String] {
  let scheduler = testScheduler()
  return scheduler.start(created: 0, subscribed: 0, disposed: disposed) { create(scheduler) }
    .events.map { "\($0.time): \($0.value)" }
}

/// A row of a table: a sequence and its expected events.
struct Row<Element> {
  let name: String
  let create: (TestScheduler) -> Observable<Element>
  let expected: [String]

  init<Source: ObservableConvertibleType>(
    _ name: String, _ expected: [String], _ create: @escaping (TestScheduler) -> Source
  ) where Source.Element == Element {
    self.name = name
    self.expected = expected
    self.create = { create($0).asObservable() }
  }

  /// Returns the events of the sequence.
  func record() -> [String] { RxTraitsTests.record(create) }
}

extension TestScheduler {
  /// A single of 1 at 20 ms.
  var one: Single<Int> { createColdObservable([.next(10, 1), .completed(20)]).asSingle() }

  /// A single that fails at 20 ms.
  var failing: Single<Int> { createColdObservable([.error(20, TestError())]).asSingle() }

  /// A maybe that completes at 20 ms, without an element.
  var nothing: Maybe<Int> { createColdObservable([.completed(20)]).asMaybe() }

  /// A completable that completes at 20 ms.
  var done: Completable { createColdObservable([.completed(20)]).asCompletable() }

  /// A completable that fails at 20 ms.
  var broken: Completable { createColdObservable([.error(20, TestError())]).asCompletable() }

  /// The elements 1, 2, 2, 3 at 10, 20, 30, 40 ms, and the completion at 50 ms.
  var numbers: Infallible<Int> {
    createColdObservable([.next(10, 1), .next(20, 2), .next(30, 2), .next(40, 3), .completed(50)])
      .asInfallible(onErrorJustReturn: 0)
  }
}

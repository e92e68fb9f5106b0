import Rx
import RxTesting
import Testing

@Suite struct ConversionTests {
  /// Sources with no element, one element, two elements, and an error after one element.
  private let sources: [[Recorded<Event<Int>>]] = [
    [.completed(20)],
    [.next(10, 1), .completed(20)],
    [.next(10, 1), .next(15, 2), .completed(20)],
    [.next(10, 1), .error(15, TestError())],
  ]

  private func record<Source: ObservableConvertibleType>(
    _ convert: @escaping (Observable<Int>) -> Source
  ) -> [[String]] {
    sources.map { events in
      RxTraitsTests.record { convert($0.createColdObservable(events).asObservable()) }
    }
  }

  @Test func asSingleRequiresExactlyOneElement() {
    #expect(
      record { $0.asSingle() } == [
        ["20: error(Sequence doesn't contain any elements.)"],
        ["20: next(1)", "20: completed"],
        ["15: error(Sequence contains more than one element.)"],
        ["15: error(boom)"],
      ])
  }

  @Test func asMaybeAllowsAtMostOneElement() {
    #expect(
      record { $0.asMaybe() } == [
        ["20: completed"],
        ["20: next(1)", "20: completed"],
        ["15: error(Sequence contains more than one element.)"],
        ["15: error(boom)"],
      ])
  }

  @Test func firstDisposesOfItsSource() {
    let first = "next(Optional(1))"
    #expect(
      record { $0.first() } == [
        ["20: next(nil)", "20: completed"],
        ["10: \(first)", "10: completed"],
        ["10: \(first)", "10: completed"],
        ["10: \(first)", "10: completed"],
      ])
    let scheduler = testScheduler()
    let source = scheduler.createColdObservable(sources[2])
    _ = scheduler.start(created: 0, subscribed: 0, disposed: 1_000) { source.first() }
    #expect(source.subscriptions == [Subscription(0, 10)])
  }

  @Test func toArrayWaitsForTheEnd() {
    #expect(
      record { $0.toArray() } == [
        ["20: next([])", "20: completed"],
        ["20: next([1])", "20: completed"],
        ["20: next([1, 2])", "20: completed"],
        ["15: error(boom)"],
      ])
  }

  @Test func asInfallibleReplacesTheError() {
    #expect(
      record { $0.asInfallible(onErrorJustReturn: 9) }.last
        == ["10: next(1)", "15: next(9)", "15: completed"])
    #expect(
      record { $0.asInfallible(onErrorFallbackTo: .of(7, 8)) }.last
        == ["10: next(1)", "15: next(7)", "15: next(8)", "15: completed"])
    #expect(
      record { $0.asInfallible { error in error is TestError ? .just(5) : .empty() } }.last
        == ["10: next(1)", "15: next(5)", "15: completed"])
  }

  @Test func asSingleDisposesOfItsSourceAtTheSecondElement() {
    let scheduler = testScheduler()
    let source = scheduler.createColdObservable(sources[2])
    _ = scheduler.start(created: 0, subscribed: 0, disposed: 1_000) { source.asSingle() }
    #expect(source.subscriptions == [Subscription(0, 15)])
  }
}

import Rx
import Testing
import VirtualTime

@Suite struct MergeTests {
  @Test func elementsAreForwardedAsTheyArriveUntilTheLastCompletion() {
    let stage = TestStage()
    let first = stage.cold([(100, .next(1)), (300, .next(3)), (400, .completed)])
    let second = stage.cold([(200, .next(2)), (250, .completed)])
    let log = stage.record { Observable.merge(first.asObservable(), second.asObservable()) }
    #expect(log == ["100: next(1)", "200: next(2)", "300: next(3)", "400: completed"])
    #expect(first.subscriptions == ["0-400"])
    #expect(second.subscriptions == ["0-250"])
  }

  @Test func errorsEndTheSequenceAndDisposeTheOtherSources() {
    let stage = TestStage()
    let first = stage.cold([(100, Event<Int>.error(TestError()))])
    let second = stage.cold([(200, .next(2))])
    let log = stage.record { Observable.merge([first.asObservable(), second.asObservable()]) }
    #expect(log == ["100: error(boom)"])
    #expect(second.subscriptions == ["0-100"])
  }

  @Test func allOverloadsBehaveTheSame() {
    let expected = ["next(1)", "next(2)", "completed"]
    let sources = [Observable.just(1), .just(2)]
    #expect(events(Observable.merge(sources)) == expected)
    #expect(events(Observable.merge(sources.lazy.map { $0 })) == expected)
    #expect(events(Observable.merge(.just(1), .just(2))) == expected)
    #expect(events(Observable.from(sources).merge()) == expected)
    #expect(events(Observable.from(sources).merge(maxConcurrent: 1)) == expected)
    #expect(events(Observable.of(1, 2).flatMap { Observable.just($0) }) == expected)
    #expect(events(Observable<Int>.merge([])) == ["completed"])
  }

  @Test func theLimitMakesOtherSourcesWait() {
    let stage = TestStage()
    let sources = (1...3).map { number in
      stage.cold([(100, .next(number)), (200, .completed)])
    }
    let log = stage.record {
      Observable.from(sources.map { $0.asObservable() }).merge(maxConcurrent: 2)
    }
    #expect(log == ["100: next(1)", "100: next(2)", "300: next(3)", "400: completed"])
    #expect(sources.map { $0.subscriptions } == [["0-200"], ["0-200"], ["200-400"]])
  }

  @Test func flatMapFailsIfItsSelectorThrows() {
    let source = Observable.of(1, 2).flatMap { element -> Observable<Int> in
      if element == 2 { throw TestError() }
      return .just(element)
    }
    #expect(events(source) == ["next(1)", "error(boom)"])
  }

  @Test func flatMapWaitsForTheInnerSequences() {
    let stage = TestStage()
    let inner = stage.cold([(100, .next(0)), (150, .completed)])
    let log = stage.record { stage.hot([(10, .next(1)), (20, .completed)]).flatMap { _ in inner } }
    #expect(log == ["110: next(0)", "160: completed"])
    #expect(inner.subscriptions == ["10-160"])
  }

  @Test func flatMapLatestDisposesOfThePreviousSequence() {
    let stage = TestStage()
    let inner = stage.cold([(100, .next(0)), (150, .completed)])
    let log = stage.record {
      stage.hot([(10, .next(1)), (60, .next(2)), (70, .completed)]).flatMapLatest { _ in inner }
    }
    #expect(log == ["160: next(0)", "210: completed"])
    #expect(inner.subscriptions == ["10-60", "60-210"])
  }

  @Test func flatMapFirstIgnoresElementsWhileAnInnerSequenceRuns() {
    let stage = TestStage()
    let inner = stage.cold([(100, .next(0)), (150, .completed)])
    let log = stage.record {
      stage.hot([(10, .next(1)), (60, .next(2)), (200, .next(3)), (210, .completed)])
        .flatMapFirst { _ in inner }
    }
    #expect(log == ["110: next(0)", "300: next(0)", "350: completed"])
    #expect(inner.subscriptions == ["10-160", "200-350"])
  }

  @Test func earlyDisposalReachesEveryInnerSequence() {
    let stage = TestStage()
    let inner = stage.cold([(100, .next(0)), (500, .completed)])
    let outer = stage.hot([(10, .next(1)), (60, .next(2))])
    #expect(stage.record(disposedAt: 120) { outer.flatMap { _ in inner } } == ["110: next(0)"])
    #expect(inner.subscriptions == ["10-120", "60-120"])
    #expect(outer.subscriptions == ["0-120"])
  }

  @Test func endlesslyRepeatingSourcesStopWhenTheChainEnds() {
    let source = Observable.merge(.repeatElement(1), .repeatElement(2)).take(3)
    #expect(events(source) == ["next(1)", "next(2)", "next(1)", "completed"])
    let inner = Observable.just(0).flatMap { _ in Observable.repeatElement(1) }.take(2)
    #expect(events(inner) == ["next(1)", "next(1)", "completed"])
  }
}

import Rx
import Testing
import VirtualTime

@Suite struct ConcatTests {
  @Test func eachSourceStartsWhenThePreviousOneHasCompleted() {
    let stage = TestStage()
    let first = stage.cold([(100, .next(1)), (200, .completed)])
    let second = stage.cold([(50, .next(2)), (100, .completed)])
    let log = stage.record { first.concat(second) }
    #expect(log == ["100: next(1)", "250: next(2)", "300: completed"])
    #expect(first.subscriptions == ["0-200"])
    #expect(second.subscriptions == ["200-300"])
  }

  @Test func errorsEndTheSequenceWithoutSubscribingToTheRest() {
    let stage = TestStage()
    let first = stage.cold([(100, Event<Int>.error(TestError()))])
    let second = stage.cold([(50, .next(2))])
    #expect(stage.record { first.concat(second) } == ["100: error(boom)"])
    #expect(first.subscriptions == ["0-100"])
    #expect(second.subscriptions == [])
  }

  @Test func endlessSourcesKeepLaterSourcesFromStarting() {
    let stage = TestStage()
    let second = stage.cold([(50, .next(2))])
    #expect(stage.record(disposedAt: 500) { Observable.never().concat(second) } == [])
    #expect(second.subscriptions == [])
  }

  @Test func disposalStopsTheCurrentSource() {
    let stage = TestStage()
    let first = stage.cold([(100, Event<Int>.completed)])
    let second = stage.cold([(50, .next(2)), (100, .next(3))])
    let third = stage.cold([(50, .next(4))])
    let sources = [first.asObservable(), second.asObservable(), third.asObservable()]
    #expect(stage.record(disposedAt: 170) { Observable.concat(sources) } == ["150: next(2)"])
    #expect(second.subscriptions == ["100-170"])
    #expect(third.subscriptions == [])
  }

  @Test func allOverloadsBehaveTheSame() {
    let expected = ["next(1)", "next(2)", "completed"]
    let sources = [Observable.just(1), .just(2)]
    #expect(events(Observable.concat(sources)) == expected)
    #expect(events(Observable.concat([.just(1), .just(2)])) == expected)
    #expect(events(Observable.concat(.just(1), .just(2))) == expected)
    #expect(events(Observable.concat(sources.lazy.map { $0 })) == expected)
    #expect(events(Observable.concat(AnySequence(sources))) == expected)
    #expect(events(Observable.just(1).concat(Observable.just(2))) == expected)
    #expect(events(Observable.from(sources).concat()) == expected)
    #expect(events(Observable.of(1, 2).concatMap { Observable.just($0) }) == expected)
    #expect(events(Observable<Int>.concat([])) == ["completed"])
  }

  @Test func lazySequencesCreateSourcesWhenNeeded() {
    let stage = TestStage()
    var made: [Int] = []
    let source = stage.cold([(100, .next(0)), (100, .completed)])
    let sources = AnySequence(
      (1...3).lazy.map { _ in
        made.append(stage.now)
        return source.asObservable()
      })
    _ = stage.record { Observable.concat(sources) }
    #expect(made == [0, 100, 200])
  }

  @Test func errorsInNestedFactoriesEndTheSequence() {
    let nested = Observable<Int>.concat(.just(1), .deferred { throw TestError() }, .just(2))
    #expect(events(nested.concat(Observable.just(3))) == ["next(1)", "error(boom)"])
  }

  @Test func sourcesAreDisposedAfterTheNextOneHasStarted() {
    var log: [String] = []
    let first = PublishSubject<Int>()
    let chain = first.do(onDispose: { log.append("first disposed") })
      .concat(Observable<Int>.never().do(onSubscribe: { log.append("second begins") }))
    let subscription = chain.subscribe()
    first.onCompleted()
    #expect(log == ["second begins", "first disposed"])
    subscription.dispose()
    #expect(!first.hasObservers)
  }
}

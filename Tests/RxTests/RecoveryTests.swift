import Rx
import Testing
import VirtualTime

@Suite struct RecoveryTests {
  @Test func catchContinuesWithAnotherSequence() {
    let stage = TestStage()
    let source = stage.cold([(100, .next(1)), (200, .error(TestError()))])
    let fallback = stage.cold([(50, .next(2)), (100, .completed)])
    let log = stage.record { source.catch { _ in fallback.asObservable() } }
    #expect(log == ["100: next(1)", "250: next(2)", "300: completed"])
    #expect(source.subscriptions == ["0-200"])
    #expect(fallback.subscriptions == ["200-300"])
  }

  @Test func errorsOfTheSecondSequenceOrTheHandlerPass() {
    struct Other: Error {}
    let source = Observable<Int>.error(TestError())
    #expect(events(source.catch { _ in .error(Other()) }) == ["error(Other())"])
    #expect(events(source.catch { _ in throw Other() }) == ["error(Other())"])
    #expect(events(source.catchAndReturn(5)) == ["next(5)", "completed"])
    #expect(events(Observable.just(1).catchAndReturn(5)) == ["next(1)", "completed"])
  }

  @Test func disposalStopsTheSecondSequence() {
    let stage = TestStage()
    let fallback = stage.cold([(50, .next(2)), (100, .next(3))])
    let log = stage.record(disposedAt: 70) {
      Observable<Int>.error(TestError()).catch { _ in fallback.asObservable() }
    }
    #expect(log == ["50: next(2)"])
    #expect(fallback.subscriptions == ["0-70"])
  }

  @Test func retrySubscribesAgain() {
    let stage = TestStage()
    let source = stage.cold([(100, .next(1)), (200, .error(TestError()))])
    let log = stage.record { source.retry(2) }
    #expect(log == ["100: next(1)", "300: next(1)", "400: error(boom)"])
    #expect(source.subscriptions == ["0-200", "200-400"])
    let other = TestStage()
    let endless = other.cold([(100, .next(1)), (200, .error(TestError()))])
    #expect(
      other.record(disposedAt: 550) { endless.retry() }
        == ["100: next(1)", "300: next(1)", "500: next(1)"])
    #expect(endless.subscriptions == ["0-200", "200-400", "400-550"])
  }

  @Test func retryEndsWithTheFirstSuccess() {
    var attempts = 0
    let source = Observable<Int>.deferred {
      attempts += 1
      return attempts < 3 ? .error(TestError()) : .just(attempts)
    }
    #expect(events(source.retry()) == ["next(3)", "completed"])
    #expect(events(source.retry(0)) == ["completed"])
  }

  @Test func catchSequenceEndsWithTheFirstCompletion() {
    let sources = [Observable<Int>.error(TestError()), .of(1, 2), .just(3)]
    #expect(events(Observable.catch(sequence: sources)) == ["next(1)", "next(2)", "completed"])
    #expect(events(Observable.catch(sequence: [sources[0]])) == ["error(boom)"])
  }
}

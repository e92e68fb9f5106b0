import Foundation
import Rx
import Testing
import VirtualTime

@Suite struct CreationTests {
  @Test func sourcesSendTheirElementsAndComplete() {
    #expect(events(Observable.just(1)) == ["next(1)", "completed"])
    #expect(events(Observable.of(1, 2)) == ["next(1)", "next(2)", "completed"])
    #expect(events(Observable.from([1, 2])) == ["next(1)", "next(2)", "completed"])
    #expect(events(Observable.from(Set([1]))) == ["next(1)", "completed"])
    #expect(events(Observable.from(stride(from: 0, to: 2, by: 1))) == events(Observable.of(0, 1)))
    #expect(events(Observable.from(optional: 1)) == ["next(1)", "completed"])
    #expect(events(Observable<Int>.from(optional: nil)) == ["completed"])
    #expect(events(Observable<Int>.empty()) == ["completed"])
    #expect(events(Observable<Int>.never()) == [])
    #expect(events(Observable<Int>.error(TestError())) == ["error(boom)"])
    #expect(events(Observable.range(start: 3, count: 2)) == ["next(3)", "next(4)", "completed"])
    #expect(events(Observable.range(start: 0, count: 0)) == ["completed"])
    #expect(events(Observable<UInt8>.range(start: 255, count: 1)) == ["next(255)", "completed"])
    #expect(events(Observable.repeatElement(7).take(2)) == ["next(7)", "next(7)", "completed"])
  }

  @Test func createDropsEventsAfterTheEnd() {
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(TestError())
      return Disposables.create()
    }
    #expect(events(source) == ["next(1)", "completed"])
  }

  @Test func createDisposesAfterTheEndAndOnlyOnce() {
    var log: [String] = []
    let source = Observable<Int>.create { observer in
      observer.onCompleted()
      log.append("returning")
      return Disposables.create { log.append("disposed") }
    }
    let subscription = source.subscribe(onCompleted: { log.append("completed") })
    subscription.dispose()
    #expect(log == ["completed", "returning", "disposed"])
  }

  @Test func createIsNotifiedOfEarlyDisposal() {
    let stage = TestStage()
    let source = stage.cold([(100, .next(1)), (300, .next(2))])
    #expect(stage.record(disposedAt: 200) { source } == ["100: next(1)"])
    #expect(source.subscriptions == ["0-200"])
    #expect(stage.clock.pendingCount == 0)
  }

  @Test func deferredCreatesASequenceForEachSubscription() {
    var count = 0
    let source = Observable<Int>.deferred {
      count += 1
      return .just(count)
    }
    #expect(count == 0)
    #expect(events(source) == ["next(1)", "completed"])
    #expect(events(source) == ["next(2)", "completed"])
    #expect(events(Observable<Int>.deferred { throw TestError() }) == ["error(boom)"])
  }

  @Test func sourcesSendAfterTheWholeChainIsSubscribed() {
    var log: [String] = []
    _ = Observable.of(1, 2)
      .do(onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") })
      .subscribe(onNext: { log.append("\($0)") })
    #expect(log == ["subscribe", "subscribed", "1", "2"])
  }

  @Test func loopsOnTheCurrentThreadAreInterleaved() {
    #expect(
      events(Observable.merge(.of(1, 2, 3), .of(10, 20)))
        == ["next(1)", "next(10)", "next(2)", "next(20)", "next(3)", "completed"])
  }

  @Test func sequencesCanRunOnTheStageClock() {
    let main = MainScheduler.instance
    let expected = ["0: next(1)", "0: next(2)", "0: completed"]
    #expect(TestStage().record { Observable.of(1, 2, scheduler: main) } == expected)
    #expect(
      TestStage().record { Observable.just(1, scheduler: MainScheduler.asyncInstance) }
        == ["0: next(1)", "0: completed"])
    #expect(
      TestStage().record { Observable.from(optional: 1, scheduler: main) }
        == ["0: next(1)", "0: completed"])
  }
}

@Suite struct TimerTests {
  @Test func timerSendsOnceOrPeriodically() {
    let main = MainScheduler.instance
    let stage = TestStage()
    #expect(
      stage.record { Observable<Int>.timer(.milliseconds(5), scheduler: main) }
        == ["5: next(0)", "5: completed"])
    #expect(stage.clock.pendingCount == 0)
    #expect(
      TestStage().record {
        Observable<Int>.timer(.milliseconds(5), period: .milliseconds(10), scheduler: main).take(3)
      } == ["5: next(0)", "15: next(1)", "25: next(2)", "25: completed"])
  }

  @Test func intervalStopsWhenDisposed() {
    let stage = TestStage()
    let log = stage.record(disposedAt: 350) {
      Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance)
    }
    #expect(log == ["100: next(0)", "200: next(1)", "300: next(2)"])
    #expect(stage.clock.pendingCount == 0)
  }

  @Test func timersBeyondTheClockRangeNeverFire() {
    #expect(
      TestStage().record {
        Observable<Int>.timer(.never, scheduler: MainScheduler.instance)
      } == [])
    #expect(
      TestStage().record {
        Observable<Int>.timer(.seconds(.max), scheduler: MainScheduler.instance)
      } == [])
  }
}

import Foundation
import Rx
import Testing
import VirtualTime

@Suite struct DelayTests {
  private let main = MainScheduler.instance

  @Test func elementsAndCompletionAreDelayedInOrder() {
    let stage = TestStage()
    let source = stage.cold([
      (100, .next(1)), (100, .next(2)), (250, .next(3)), (300, .completed),
    ])
    let log = stage.record { source.delay(.milliseconds(200), scheduler: main) }
    #expect(log == ["300: next(1)", "300: next(2)", "450: next(3)", "500: completed"])
    #expect(source.subscriptions == ["0-300"])
  }

  @Test func errorsPassImmediatelyAndDropDelayedElements() {
    let stage = TestStage()
    let source = stage.cold([(100, .next(1)), (250, .next(2)), (320, .error(TestError()))])
    let log = stage.record { source.delay(.milliseconds(200), scheduler: main) }
    #expect(log == ["300: next(1)", "320: error(boom)"])
    #expect(source.subscriptions == ["0-320"])
    #expect(stage.clock.pendingCount == 0)
  }

  @Test func disposalDropsDelayedElements() {
    let stage = TestStage()
    let source = stage.cold([(100, .next(1)), (250, .next(2))])
    let log = stage.record(disposedAt: 320) { source.delay(0.2, scheduler: main) }
    #expect(log == ["300: next(1)"])
    #expect(stage.clock.pendingCount == 0)
  }

  @Test func zeroDelaysDeliverAtTheSameInstant() {
    let stage = TestStage()
    let log = stage.record { Observable.of(1, 2).delay(0, scheduler: main) }
    #expect(log == ["0: next(1)", "0: next(2)", "0: completed"])
  }

  @Test func tenThousandStepsAreExactToTheNanosecond() {
    let stage = TestStage()
    var end: Instant?
    stage.at(0) {
      let step = Observable.just(()).delay(.nanoseconds(333_333_333), scheduler: main)
      _ = Observable.concat(repeatElement(step, count: 10_000))
        .subscribe(onCompleted: { end = stage.clock.now })
    }
    stage.clock.run(through: Instant(seconds: 4_000))
    #expect(end == Instant(nanoseconds: 3_333_333_330_000))
  }

  @Test func elementsThatArriveDuringDeliveryAreDelayedToo() {
    let stage = TestStage()
    let subject = PublishSubject<Int>()
    var log: [String] = []
    stage.at(0) {
      _ = subject.delay(.milliseconds(100), scheduler: main).take(3).subscribe { event in
        log.append("\(stage.now): \(event.debugDescription)")
        if let element = event.element { subject.onNext(element + 1) }
      }
      subject.onNext(1)
    }
    stage.run(to: 1_000)
    #expect(log == ["100: next(1)", "200: next(2)", "300: next(3)", "300: completed"])
    #expect(!subject.hasObservers)
  }

  @Test func delaySubscriptionDelaysTheWholeSequence() {
    let stage = TestStage()
    let source = stage.cold([(100, .next(1)), (150, .error(TestError()))])
    #expect(
      stage.record { source.delaySubscription(.milliseconds(200), scheduler: main) }
        == ["300: next(1)", "350: error(boom)"])
    #expect(source.subscriptions == ["200-350"])
    let other = TestStage()
    let late = other.cold([(100, .next(1))])
    #expect(
      other.record(disposedAt: 100) { late.delaySubscription(0.2, scheduler: main) } == [])
    #expect(late.subscriptions == [])
    #expect(other.clock.pendingCount == 0)
  }

  @Test func takeForEndsAfterItsDuration() {
    let stage = TestStage()
    let source = stage.cold([(100, .next(1)), (300, .next(2))])
    #expect(
      stage.record { source.take(for: .milliseconds(200), scheduler: main) }
        == ["100: next(1)", "200: completed"])
    #expect(source.subscriptions == ["0-200"])
    let other = TestStage()
    let short = other.cold([(100, Event<Int>.completed)])
    #expect(
      other.record(disposedAt: 150) { short.take(for: .milliseconds(200), scheduler: main) }
        == ["100: completed"])
    #expect(other.clock.pendingCount == 0)
  }

  @Test func simultaneousEventsAreDeliveredAsSeparateWork() {
    let stage = TestStage()
    var log: [String] = []
    stage.at(0) {
      for name in ["a", "b"] {
        _ = Observable.of(1, 2).delay(.milliseconds(10), scheduler: main).subscribe { event in
          log.append("\(stage.now) \(name): \(event.debugDescription)")
        }
      }
    }
    stage.run(to: 100)
    #expect(
      log == [
        "10 a: next(1)", "10 b: next(1)", "10 a: next(2)", "10 b: next(2)", "10 a: completed",
        "10 b: completed",
      ])
  }

  @Test func errorsWaitForTheElementThatIsBeingSent() {
    let stage = TestStage()
    let subject = PublishSubject<Int>()
    var log: [String] = []
    stage.at(0) {
      _ = subject.delay(.milliseconds(10), scheduler: main).subscribe { event in
        log.append("\(event.debugDescription) begins")
        if event.element == 1 { subject.onError(TestError()) }
        log.append("ends")
      }
      subject.onNext(1)
      subject.onNext(2)
    }
    stage.run(to: 100)
    #expect(log == ["next(1) begins", "ends", "error(boom) begins", "ends"])
    #expect(stage.clock.pendingCount == 0)
  }
}

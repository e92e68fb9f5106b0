import Foundation
import Rx
import Testing
import VirtualTime

/// A stand-in for a view, whose animations take time on the clock.
private class Card: NSObject {
  var turns = 0
  var alpha = 1.0
}

extension Reactive where Base: Card {
  fileprivate func rotate(duration: TimeInterval) -> Observable<Void> {
    Observable.create { observer in
      let clock = VirtualClock.current
      let work = clock?.schedule(at: clock!.now.advanced(bySeconds: duration)) {
        base.turns += 1
        observer.onNext(())
        observer.onCompleted()
      }
      return Disposables.create(with: { if let work { clock?.cancel(work) } })
    }
  }

  fileprivate func rotateEndlessly(duration: TimeInterval) -> Observable<Void> {
    rotate(duration: duration).concat(
      Observable.deferred { self.rotateEndlessly(duration: duration) })
  }
}

private func delay(_ s: TimeInterval) -> Observable<Void> {
  Observable.just(()).delay(s, scheduler: MainScheduler.instance)
}

@Suite struct FilmStyleTests {
  @Test func aChainOfHalfSecondStepsIsExact() {
    let stage = TestStage()
    let card = Card()
    let log = stage.record {
      Observable.concat([
        card.rx.rotateEndlessly(duration: 0.5).take(5),
        delay(0.5),
        card.rx.rotate(duration: 0.5),
      ])
    }
    #expect(
      log == [
        "500: next(())", "1000: next(())", "1500: next(())", "2000: next(())", "2500: next(())",
        "3000: next(())", "3500: next(())", "3500: completed",
      ])
    #expect(card.turns == 6)
    #expect(stage.clock.pendingCount == 0)
    #expect(stage.clock.now == Instant(seconds: 11))
  }

  @Test func allOverloadsOfDelayAndTimerCompile() {
    let seconds: TimeInterval = 0.25
    let main = MainScheduler.instance
    let stage = TestStage()
    #expect(
      stage.record { Observable<Void>.empty().delay(0.5, scheduler: main) } == ["500: completed"])
    #expect(
      TestStage().record { Observable<Int>.timer(.milliseconds(500), scheduler: main) }
        == ["500: next(0)", "500: completed"])
    #expect(
      TestStage().record { Observable.of(1, 2).delay(.seconds(1), scheduler: main) }
        == ["1000: next(1)", "1000: next(2)", "1000: completed"])
    #expect(
      TestStage().record { Observable.just("a").delay(seconds, scheduler: main) }
        == ["250: next(a)", "250: completed"])
    #expect(
      TestStage().record { Observable.just("a").delay(.milliseconds(5), scheduler: main) }
        == ["5: next(a)", "5: completed"])
    #expect(
      TestStage().record { Observable.just("a").delay(1, scheduler: main) }
        == ["1000: next(a)", "1000: completed"])
  }

  @Test func mergedAndZippedAnimationsRunConcurrently() {
    let stage = TestStage()
    let (left, right) = (Card(), Card())
    let log = stage.record {
      Observable.zip(left.rx.rotate(duration: 0.5), right.rx.rotate(duration: 1)) { _, _ in "both" }
        .concat(
          Observable.merge(left.rx.rotate(duration: 0.5), right.rx.rotate(duration: 0.25))
            .map { "one" })
    }
    #expect(
      log == ["1000: next(both)", "1250: next(one)", "1500: next(one)", "1500: completed"])
  }

  @Test func propertiesAreBoundByName() {
    let card = Card()
    let subject = PublishSubject<Double>()
    let subscription = subject.bind(to: card.rx.alpha)
    subject.onNext(0.5)
    #expect(card.alpha == 0.5)
    subscription.dispose()
    subject.onNext(0.25)
    #expect(card.alpha == 0.5)
  }
}

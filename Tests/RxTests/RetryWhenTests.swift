import Failures
import Foundation
import Rx
import Testing
import VirtualTime

@Suite struct RetryWhenTests {
  private struct Other: Error {}
  private let main = MainScheduler.instance

  @Test func theTriggerStartsEachRetry() {
    check(
      { source in
        source.retry(when: { errors in errors.delay(.milliseconds(50), scheduler: main) })
      },
      [
        ("100:1 200:# 490:x", "100:1 350:1", "0-200 250-450"),
        ("100:1 200:|", "100:1 200:|", "0-200"),
        ("", "", "0-1000"), ("100:# 120:x", "", "0-100"),
      ])
  }

  @Test func theEndOfTheTriggerEndsTheSequence() {
    check(
      { $0.retry(when: { errors in errors.take(1) }) },
      [("100:#", "200:|", "0-100 100-200"), ("50:1 100:#", "50:1 150:1 200:|", "0-100 100-200")])
    check(
      { $0.retry(when: { _ in Observable<Int>.empty() }) },
      [("100:1 200:#", "100:1 200:|", "0-200"), ("100:|", "100:|", "0-100")])
    check(
      { $0.retry(when: { _ in Observable<Int>.error(TestError()) }) },
      [("100:1 200:#", "100:1 200:#", "0-200")])
    check(
      { source in
        source.retry(when: { errors in
          errors.enumerated().map { try $0.index < 1 ? 0 : { throw TestError() }() }
        })
      },
      [("100:#", "200:#", "0-100 100-200")])
  }

  @Test func onlyErrorsOfTheRequestedTypeAreRetried() {
    check(
      { $0.retry(when: { (errors: Observable<Other>) in errors }) },
      [("100:1 200:#", "100:1 200:#", "0-200")])
    var attempts = 0
    let source = Observable<Int>.deferred {
      attempts += 1
      return attempts < 4 ? .error(Other()) : .just(attempts)
    }
    #expect(
      events(source.retry(when: { (errors: Observable<Other>) in errors }))
        == ["next(4)", "completed"])
  }

  @Test func triggerElementsDuringAnAttemptAreDropped() {
    let stage = TestStage()
    let trigger = stage.hot([(50, .next(0)), (250, .next(0)), (260, .next(0))])
    let source = stage.cold([(100, .next(1)), (200, .error(TestError()))])
    let log = stage.record(disposedAt: 400) {
      source.retry(when: { (_: Observable<any Error>) in trigger })
    }
    #expect(log == ["100: next(1)", "350: next(1)"])
    #expect(source.subscriptions == ["0-200", "250-400"])
    #expect(trigger.subscriptions == ["0-400"])
  }

  @Test func aMillionAttemptsUseConstantStackDepth() {
    var attempts = 0
    let source = Observable<Int>.deferred {
      attempts += 1
      return attempts < 1_000_000 ? .error(TestError()) : .just(attempts)
    }
    let log = events(source.retry(when: { errors in errors }))
    #expect(log == ["next(1000000)", "completed"])
  }

  @Test func attemptsWithoutPassingTimeFailTheClock() {
    let stage = TestStage()
    stage.clock.turnLimit = 1_000
    stage.at(0) {
      _ = Observable<Int>.error(TestError()).retry(when: { errors in errors }).subscribe()
    }
    stage.run(to: 10)
    #expect((stage.clock.failure as? FlipbookError)?.code == .zeroTimeLoop)
  }

  @Test func catchOverloadsBehaveTheSame() {
    check(
      { first, second in first.catch { _ in second } },
      [
        ("100:1 200:#", "50:2 100:|", "100:1 250:2 300:|", "0-200", "200-300"),
        ("100:|", "", "100:|", "0-100", ""), ("100:#", "50:#", "150:#", "0-100", "100-150"),
        ("100:# 120:x", "50:2", "", "0-100", "100-120"), ("", "", "", "0-1000", ""),
      ])
    check(
      { Observable.catch(sequence: [$0, $1]) },
      [
        ("100:1 200:#", "50:2 100:|", "100:1 250:2 300:|", "0-200", "200-300"),
        ("100:#", "50:#", "150:#", "0-100", "100-150"), ("100:|", "", "100:|", "0-100", ""),
      ])
    check(
      { $0.catchAndReturn(9) },
      [("100:1 200:#", "100:1 200:9 200:|", "0-200"), ("100:|", "100:|", "0-100")])
    check(
      { $0.retry(2) },
      [("100:1 200:#", "100:1 300:1 400:#", "0-200 200-400"), ("100:|", "100:|", "0-100")])
  }
}

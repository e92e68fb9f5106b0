import Failures
import Foundation
import Rx
import Testing
import VirtualTime

@Suite struct DeepRecursionTests {
  private func spin(_ step: @escaping () -> Observable<Void>) -> Observable<Void> {
    step().concat(Observable.deferred { spin(step) })
  }

  private func wind(_ step: @escaping () -> Observable<Void>) -> Observable<Void> {
    Observable.deferred { Observable.concat([step(), wind(step)]) }
  }

  private func count<Element>(_ source: Observable<Element>) -> Int {
    var count = 0
    _ = source.subscribe(onNext: { _ in count += 1 })
    return count
  }

  @Test func aMillionSequencesAreConcatenated() {
    #expect(count(.concat(Swift.repeatElement(.just(1), count: 1_000_000))) == 1_000_000)
    #expect(count(.concat((0..<100_000).lazy.map { .of($0) })) == 100_000)
  }

  @Test func aMillionElementsAreRepeated() {
    #expect(count(.repeatElement(1).take(1_000_000)) == 1_000_000)
  }

  @Test func aMillionFailuresAreRetried() {
    var attempts = 0
    let source = Observable<Int>.deferred {
      attempts += 1
      return attempts < 1_000_000 ? .error(TestError()) : .just(attempts)
    }
    #expect(events(source.retry()) == ["next(1000000)", "completed"])
  }

  @Test func aMillionWaitingInnerSequencesAreMerged() {
    let gate = PublishSubject<Int>()
    let sources = Observable.concat(
      .just(gate.asObservable()),
      .from(Swift.repeatElement(.just(1), count: 1_000_000)))
    var count = 0
    _ = sources.merge(maxConcurrent: 1).subscribe(onNext: { _ in count += 1 })
    #expect(count == 0)
    gate.onCompleted()
    #expect(count == 1_000_000)
  }

  @Test func recursionWithoutTimeRunsInConstantSpace() {
    #expect(count(spin { .just(()) }.take(300_000)) == 300_000)
    #expect(count(spin { .of(()) }.take(300_000)) == 300_000)
    #expect(count(wind { .just(()) }.take(300_000)) == 300_000)
  }

  @Test func recursionOnTimersRunsInConstantSpace() {
    let stage = TestStage()
    let probe = LeakProbe()
    var rounds = 0
    var end: Instant?
    stage.at(0) {
      let step = {
        let token = probe.token()
        return Observable.just(()).delay(0.5, scheduler: MainScheduler.instance)
          .map { _ in withExtendedLifetime(token) {} }
      }
      _ = spin(step).take(10_000).subscribe(
        onNext: {
          rounds += 1
          #expect(probe.count <= 3)
        },
        onCompleted: { end = stage.clock.now })
    }
    stage.clock.run(through: Instant(seconds: 10_000))
    #expect(rounds == 10_000)
    #expect(end == Instant(seconds: 5_000))
    #expect(probe.count == 0)
    #expect(stage.clock.pendingCount == 0)
  }

  @Test func recursionThroughErrorsRunsInConstantSpace() {
    let stage = TestStage()
    let failure = Observable<Int>.error(TestError())
      .delaySubscription(0.1, scheduler: MainScheduler.instance)
    func attempt(_ left: Int) -> Observable<Int> {
      left == 0 ? .just(7) : failure.catch { _ in attempt(left - 1) }
    }
    var result = 0
    stage.at(0) { _ = attempt(10_000).subscribe(onNext: { result = $0 }) }
    stage.run(to: 1_000_000)
    #expect(result == 7)
  }
}

@Suite struct ZeroTimeLoopTests {
  private func again() -> Observable<Void> {
    Observable.just(()).concat(Observable.deferred { again() })
  }

  private func feedBack(
    _ relay: BehaviorRelay<Int>, on scheduler: (any ImmediateSchedulerType)?, until last: Int
  ) -> any Disposable {
    let source = scheduler.map { relay.observe(on: $0) } ?? relay.asObservable()
    return source.subscribe(onNext: { if $0 < last { relay.accept($0 + 1) } })
  }

  @Test func relaysThatFeedThemselvesFailTheClock() {
    let stage = TestStage()
    let relay = BehaviorRelay(value: 0)
    stage.at(0) { _ = feedBack(relay, on: nil, until: .max) }
    stage.run(to: 0)
    #expect("\(stage.clock.failure, default: "-")".contains("feeds itself"))
    #expect(relay.value == 1001)
  }

  @Test func relaysCanFeedThemselvesWithinTheNestingLimit() {
    let stage = TestStage()
    let (short, long) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    stage.at(0) {
      _ = feedBack(short, on: nil, until: 1000)
      _ = feedBack(long, on: MainScheduler.asyncInstance, until: 5000)
    }
    stage.run(to: 0)
    #expect(stage.clock.failure == nil && short.value == 1000 && long.value == 5000)
  }

  private func failure(of source: @escaping () -> Observable<Void>) -> FlipbookError.Code? {
    let stage = TestStage()
    stage.clock.turnLimit = 1_000
    stage.at(100) {
      _ = source().subscribe(
        onError: { Issue.record($0) }, onCompleted: { Issue.record("The loop has completed") })
    }
    stage.run(to: 10_000)
    return (stage.clock.failure as? FlipbookError)?.code
  }

  @Test func loopsWithoutPassingTimeFailTheClock() {
    let main = MainScheduler.instance
    #expect(failure { .repeatElement(()) } == .zeroTimeLoop)
    #expect(failure { .repeatElement((), scheduler: main) } == .zeroTimeLoop)
    #expect(failure { .merge(.repeatElement(()), .repeatElement(())) } == .zeroTimeLoop)
    #expect(failure { again() } == .zeroTimeLoop)
    #expect(failure { .error(TestError()).retry() } == .zeroTimeLoop)
    #expect(failure { .concat(Swift.repeatElement(.empty(), count: .max)) } == .zeroTimeLoop)
    #expect(
      failure {
        Observable<Int>.interval(.seconds(0), scheduler: main).map { _ in }
      } == .zeroTimeLoop)
    #expect(
      failure {
        .create { _ in
          CurrentThreadScheduler.instance.scheduleRecursive(()) { _, recurse in recurse(()) }
        }
      } == .zeroTimeLoop)
  }

  @Test func loopsWithPassingTimeDoNotFailTheClock() {
    let main = MainScheduler.instance
    #expect(
      failure {
        Observable<Int>.interval(.nanoseconds(1), scheduler: main).take(5_000).map { _ in }
          .concat(Observable.never())
      } == nil)
  }

  @Test func finiteSequencesDoNotFailTheClock() {
    #expect(
      failure {
        Observable.merge(.range(start: 0, count: 5_000), .range(start: 0, count: 5_000))
          .map { _ in }.concat(Observable.never())
      } == nil)
  }

  @Test func loopsStoppedDownstreamDoNotFailTheClock() {
    #expect(
      failure { Observable.repeatElement(()).take(500).concat(Observable.never()) } == nil)
  }
}

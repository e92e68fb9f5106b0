import Foundation
import Rx
import Testing

/// Tests that parts of a sequence that have ended are released while the sequence continues.
@Suite struct ReleaseTests {
  private let probe = LeakProbe()

  /// Returns a sequence that completes when `gate` completes. The sequence and its subscriptions
  /// hold a token.
  private func source(until gate: Observable<Never>) -> Observable<Int> {
    let token = probe.token()
    return Observable<Int>.create { observer in
      gate.subscribe(onCompleted: { withExtendedLifetime(token) { observer.onCompleted() } })
    }
  }

  /// The sequences of a chain, each with its own gate.
  private struct Links {
    let gates: [PublishSubject<Never>]
    let sources: [Observable<Int>]
  }

  private func links(_ count: Int) -> Links {
    let gates = (0..<count).map { _ in PublishSubject<Never>() }
    return Links(
      gates: gates, sources: gates.map { source(until: $0.asObservable()) })
  }

  /// Returns the number of live tokens at each link of the chain.
  private func livingTokenCounts(
    _ count: Int, _ chain: ([Observable<Int>]) -> Observable<Int>
  ) -> [Int] {
    var gates: [PublishSubject<Never>] = []
    func subscribe() -> any Disposable {
      let links = links(count)
      gates = links.gates
      return chain(links.sources).subscribe()
    }
    let subscription = subscribe()
    var counts = [probe.count]
    for gate in gates.dropLast() {
      gate.onCompleted()
      counts.append(probe.count)
    }
    subscription.dispose()
    return counts
  }

  @Test func allFormsOfConcatReleaseEndedSources() {
    let falling = [4, 3, 2, 1]
    #expect(livingTokenCounts(4) { .concat($0) } == falling)
    #expect(livingTokenCounts(4) { .concat($0[0], $0[1], $0[2], $0[3]) } == falling)
    #expect(livingTokenCounts(4) { $0[0].concat($0[1]).concat($0[2]).concat($0[3]) } == falling)
    #expect(livingTokenCounts(4) { $0[0].concat($0[1].concat($0[2].concat($0[3]))) } == falling)
    #expect(livingTokenCounts(4) { Observable.from($0).concat() } == falling)
    #expect(livingTokenCounts(4) { Observable.from($0).concatMap { $0 } } == falling)
  }

  @Test func sourcesAreReleasedEvenIfTheNextOneHoldsNothing() {
    weak var closure: LeakProbe.Token?
    let gate = PublishSubject<Int>()
    func subscribe() -> any Disposable {
      let token = probe.token()
      closure = token
      let first = gate.do(onCompleted: { withExtendedLifetime(token) {} })
      return first.concat(Observable.never()).subscribe()
    }
    let subscription = subscribe()
    #expect(closure != nil)
    gate.onCompleted()
    #expect(closure == nil)
    subscription.dispose()
  }

  @Test(arguments: [false, true])
  func completablesAreReleasedBeforeTheNextStep(fails: Bool) {
    weak var closure: LeakProbe.Token?
    let followers: [(Completable) -> any Disposable] = [
      { $0.andThen(Completable.never()).subscribe() },
      { $0.andThen(Single<Int>.never()).subscribe(onFailure: { _ in }) },
      { $0.andThen(Maybe<Int>.never()).subscribe(onError: { _ in }) },
      { $0.andThen(Observable<Int>.never()).subscribe(onError: { _ in }) },
      { $0.concat(.never()).subscribe(onError: { _ in }) },
      { Completable.concat($0, .never()).subscribe(onError: { _ in }) },
    ]
    for (index, follow) in followers.enumerated() {
      let gate = PublishSubject<Never>()
      func subscribe() -> any Disposable {
        let token = probe.token()
        closure = token
        let first = gate.asCompletable().do(onCompleted: { withExtendedLifetime(token) {} })
        return follow(fails ? first.catch { _ in .never() } : first)
      }
      let subscription = subscribe()
      #expect(closure != nil)
      if fails { gate.onError(TestError()) } else { gate.onCompleted() }
      #expect(closure == nil, "\(index)")
      subscription.dispose()
    }
  }

  @Test func longChainsReleaseCompletedSteps() {
    let count = 10_000
    let all = livingTokenCounts(count) { .concat($0) }
    let nested = livingTokenCounts(count) { $0.dropFirst().reduce($0[0]) { $0.concat($1) } }
    let countsDown = all.elementsEqual((1...count).reversed())
    #expect(countsDown && nested == all)
  }

  @Test func longChainsOfCompletablesReleaseCompletedSteps() {
    let count = 10_000
    let gates = (0..<count).map { _ in PublishSubject<Never>() }
    func subscribe() -> any Disposable {
      let steps = gates.map { gate in
        let token = probe.token()
        return gate.asCompletable().do(onCompleted: { withExtendedLifetime(token) {} })
      }
      return steps.dropFirst().reduce(steps[0]) { $0.andThen($1) }.subscribe()
    }
    let subscription = subscribe()
    for gate in gates.prefix(count - 1) { gate.onCompleted() }
    #expect(probe.count == 1)
    subscription.dispose()
  }

  @Test func recursiveChainsHoldOneStepAtATime() {
    let stage = TestStage()
    var maximum = 0
    func step() -> Completable {
      let token = probe.token()
      return Completable.empty().delay(.milliseconds(1), scheduler: MainScheduler.instance)
        .do(onCompleted: { withExtendedLifetime(token) { maximum = max(maximum, probe.count) } })
    }
    func steps(_ count: Int) -> Completable {
      step().andThen(.deferred { count > 1 ? steps(count - 1) : .empty() })
    }
    var isDone = false
    stage.at(0) { _ = steps(10_000).subscribe(onCompleted: { isDone = true }) }
    stage.run(to: 10_001)
    #expect(isDone && maximum == 1 && probe.count == 0)
  }

  @Test func alternativesReleaseFailedSources() {
    let gate = PublishSubject<Int>()
    weak var closure: LeakProbe.Token?
    func subscribe() -> any Disposable {
      let token = probe.token()
      closure = token
      let first = gate.do(onNext: { _ in withExtendedLifetime(token) {} })
      return Observable.catch(sequence: [first, .never()]).subscribe()
    }
    let subscription = subscribe()
    gate.onError(TestError())
    #expect(closure == nil)
    subscription.dispose()
  }
}

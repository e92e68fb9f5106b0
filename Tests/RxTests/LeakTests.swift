import Foundation
import Rx
import Testing
import VirtualTime

@Suite struct LeakTests {
  private typealias Operator = (Observable<Int>) -> Observable<Int>

  /// Every operator, with a source that it keeps busy.
  private static func operators() -> [(String, Operator)] {
    let main = MainScheduler.instance
    let timer = Observable<Int>.timer(.milliseconds(70), scheduler: main)
    return [
      ("map", { $0.map { $0 } }), ("filter", { $0.filter { _ in true } }),
      ("compactMap", { $0.compactMap { $0 } }), ("scan", { $0.scan(0, accumulator: +) }),
      ("reduce", { $0.reduce(0, accumulator: +) }), ("startWith", { $0.startWith(9) }),
      ("do", { $0.do(onNext: { _ in }) }), ("take", { $0.take(2) }), ("skip", { $0.skip(1) }),
      ("take until", { $0.take(until: timer.delay(1, scheduler: main)) }),
      ("take until early", { $0.take(until: timer) }),
      ("take while", { $0.take(while: { _ in true }) }),
      ("take for", { $0.take(for: .milliseconds(150), scheduler: main) }),
      ("delay", { $0.delay(0.12, scheduler: main) }),
      ("delaySubscription", { $0.delaySubscription(0.12, scheduler: main) }),
      ("concat", { $0.concat($0) }), ("merge", { .merge($0, timer, $0) }),
      ("merge limited", { Observable.of($0, $0, $0).merge(maxConcurrent: 2) }),
      ("flatMap", { source in source.flatMap { _ in source } }),
      ("flatMapLatest", { source in source.flatMapLatest { _ in source } }),
      ("flatMapFirst", { source in source.flatMapFirst { _ in source } }),
      ("concatMap", { source in source.concatMap { _ in source } }),
      ("zip", { .zip($0, $0) { $0 + $1 } }),
      ("zip array", { Observable.zip([$0, $0]).map { $0[0] } }),
      ("combineLatest", { .combineLatest($0, $0) { $0 + $1 } }),
      ("catch", { source in source.catch { _ in source } }), ("retry", { $0.retry(2) }),
      ("deferred", { source in .deferred { source } }),
      (
        "share",
        {
          let shared = $0.share(); return .merge(shared, shared)
        }
      ),
      (
        "share replay",
        {
          let shared = $0.share(replay: 2, scope: .forever); return .merge(shared, shared)
        }
      ),
    ]
  }

  /// Runs `transform` on `source`, and tells how many of the objects that the subscription's
  /// closures captured live after its end and what still waits on the clock.
  private func remains(
    _ events: [(Int, Event<Int>)], disposedAt end: Int, _ transform: @escaping Operator
  ) -> [Int] {
    let stage = TestStage()
    let probe = LeakProbe()
    var subscription: (any Disposable)?
    stage.at(0) {
      let token = probe.token()
      let source = stage.cold(events).asObservable().map { element in
        withExtendedLifetime(token) { element }
      }
      subscription = transform(source).subscribe(
        onNext: { _ in withExtendedLifetime(token) {} }, onError: { _ in },
        onDisposed: { withExtendedLifetime(token) {} })
    }
    stage.at(end) { subscription?.dispose() }
    stage.run(to: 10_000)
    return withExtendedLifetime(subscription) { [probe.count, stage.clock.pendingCount] }
  }

  @Test func nothingSurvivesCompletion() {
    for (name, transform) in Self.operators() {
      let events: [(Int, Event<Int>)] = [(50, .next(1)), (100, .next(2)), (200, .completed)]
      #expect(remains(events, disposedAt: 20_000, transform) == [0, 1], "\(name)")
    }
  }

  @Test func nothingSurvivesAnError() {
    for (name, transform) in Self.operators() {
      let events: [(Int, Event<Int>)] = [(50, .next(1)), (100, .error(TestError()))]
      #expect(remains(events, disposedAt: 20_000, transform) == [0, 1], "\(name)")
    }
  }

  @Test func nothingSurvivesDisposalInTheMiddle() {
    for (name, transform) in Self.operators() {
      let events: [(Int, Event<Int>)] = [(50, .next(1)), (100, .next(2)), (200, .completed)]
      for end in [20, 60, 110, 150, 199] {
        #expect(remains(events, disposedAt: end, transform) == [0, 0], "\(name) at \(end)")
      }
    }
  }

  @Test func anObserverThatIsKeptHoldsNothingAfterTheEnd() {
    let probe = LeakProbe()
    var kept: AnyObserver<Int>?
    let source = Observable<Int>.create { observer in
      kept = observer
      return Disposables.create()
    }
    func subscribe() -> any Disposable {
      let token = probe.token()
      return source.map { element in withExtendedLifetime(token) { element } }.subscribe(onNext: {
        _ in
        withExtendedLifetime(token) {}
      })
    }
    let subscription = subscribe()
    kept?.onNext(1)
    #expect(probe.count == 1)
    subscription.dispose()
    #expect(probe.count == 0)
    let other = subscribe()
    kept?.onCompleted()
    #expect(probe.count == 0)
    withExtendedLifetime((kept, other)) {}
  }

  @Test func aSubjectLetsItsSubscribersGoWithIt() {
    let probe = LeakProbe()
    func subscribe() {
      let token = probe.token()
      let subject = BehaviorSubject(value: 1)
      _ = subject.subscribe(onNext: { _ in withExtendedLifetime(token) {} })
      #expect(probe.count == 1)
    }
    subscribe()
    #expect(probe.count == 0)
  }

  @Test func workGoesWithItsClock() {
    let probe = LeakProbe()
    var clock: VirtualClock? = VirtualClock()
    var disposable: (any Disposable)?
    clock?.asCurrent {
      let token = probe.token()
      disposable = MainScheduler.instance.scheduleRelative(token, dueTime: .seconds(1)) { _ in
        Disposables.create()
      }
    }
    #expect(probe.count == 1)
    clock = nil
    #expect(probe.count == 0)
    disposable?.dispose()
  }
}

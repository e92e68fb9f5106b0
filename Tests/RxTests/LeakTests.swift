import Foundation
import Rx
import Testing
import VirtualTime

@Suite struct LeakTests {
  /// Runs `transform` on a source of `events` and returns two counts: the objects captured by the
  /// subscription's closures that are still alive after its end, and the work pending on the clock.
  private func remainingCounts(
    _ events: [(Int, Event<Int>)], disposedAt end: Int, _ transform: @escaping Operators.Transform
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

  @Test func completionReleasesEverything() {
    for (name, transform) in Operators.all {
      let events: [(Int, Event<Int>)] = [(50, .next(1)), (100, .next(2)), (200, .completed)]
      #expect(remainingCounts(events, disposedAt: 20_000, transform) == [0, 1], "\(name)")
    }
  }

  @Test func errorsReleaseEverything() {
    for (name, transform) in Operators.all {
      let events: [(Int, Event<Int>)] = [(50, .next(1)), (100, .error(TestError()))]
      #expect(remainingCounts(events, disposedAt: 20_000, transform) == [0, 1], "\(name)")
    }
  }

  @Test func earlyDisposalReleasesEverything() {
    for (name, transform) in Operators.all {
      let events: [(Int, Event<Int>)] = [(50, .next(1)), (100, .next(2)), (200, .completed)]
      for end in [20, 60, 110, 150, 199] {
        #expect(remainingCounts(events, disposedAt: end, transform) == [0, 0], "\(name) at \(end)")
      }
    }
  }

  @Test func retainedObserversHoldNothingAfterTheEnd() {
    let probe = LeakProbe()
    var retained: AnyObserver<Int>?
    let source = Observable<Int>.create { observer in
      retained = observer
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
    retained?.onNext(1)
    #expect(probe.count == 1)
    subscription.dispose()
    #expect(probe.count == 0)
    let other = subscribe()
    retained?.onCompleted()
    #expect(probe.count == 0)
    withExtendedLifetime((retained, other)) {}
  }

  @Test func deallocatedSubjectsReleaseTheirSubscribers() {
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

  @Test func deallocatedClocksReleaseTheirWork() {
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

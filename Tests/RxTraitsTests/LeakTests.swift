import Foundation
import Rx
import RxTesting
import RxViews
import Testing

@Suite struct LeakTests {
  private typealias Operator = (Observable<Int>) -> Observable<Int>

  private static func operators() -> [(String, Operator)] {
    let main = MainScheduler.instance
    let delay = RxTimeInterval.milliseconds(30)
    return [
      ("single", { $0.asSingle().asObservable() }), ("maybe", { $0.asMaybe().asObservable() }),
      ("first", { $0.first().asObservable().compactMap { $0 } }),
      ("toArray", { $0.toArray().asObservable().map(\.count) }),
      ("single map", { $0.asSingle().map { $0 }.asObservable() }),
      (
        "single flatMap",
        { source in source.asSingle().flatMap { _ in source.asSingle() }.asObservable() }
      ),
      ("single zip", { Single.zip($0.asSingle(), $0.asSingle()) { $0 + $1 }.asObservable() }),
      ("single do", { $0.asSingle().do(onSuccess: { _ in }).asObservable() }),
      (
        "single catch",
        { source in source.asSingle().catch { _ in source.asSingle() }.asObservable() }
      ),
      ("single retry", { $0.asSingle().retry(2).asObservable() }),
      ("single delay", { $0.asSingle().delay(delay, scheduler: main).asObservable() }),
      ("single timeout", { $0.asSingle().timeout(delay, scheduler: main).asObservable() }),
      (
        "maybe ifEmpty",
        { source in source.asMaybe().filter { _ in false }.ifEmpty(default: 1).asObservable() }
      ),
      ("completable andThen", { $0.ignoreElements().asCompletable().andThen($0) }),
      (
        "completable merge",
        { source in
          Completable.merge(
            source.ignoreElements().asCompletable(), source.asSingle().asCompletable()
          )
          .andThen(Observable.just(1))
        }
      ),
      ("infallible", { $0.asInfallible(onErrorJustReturn: 0).map { $0 }.asObservable() }),
      (
        "infallible combineLatest",
        { source in
          let infallible = source.asInfallible(onErrorJustReturn: 0)
          return Infallible.combineLatest(infallible, infallible) { $0 + $1 }.asObservable()
        }
      ),
      ("driver", { $0.asDriver(onErrorJustReturn: 0).asObservable() }),
      ("driver debounce", { $0.asDriver(onErrorJustReturn: 0).debounce(delay).asObservable() }),
      ("driver throttle", { $0.asDriver(onErrorJustReturn: 0).throttle(delay).asObservable() }),
      ("driver delay", { $0.asDriver(onErrorJustReturn: 0).delay(delay).asObservable() }),
      (
        "driver flatMapLatest",
        { source in
          let driver = source.asDriver(onErrorJustReturn: 0)
          return driver.flatMapLatest { _ in driver }.asObservable()
        }
      ),
      (
        "signal withLatestFrom",
        { source in
          let signal = source.asSignal(onErrorJustReturn: 0)
          return signal.withLatestFrom(signal) { $0 + $1 }.asObservable()
        }
      ),
      ("control event", { ControlEvent(events: $0).asObservable() }),
      ("async sequence", { $0.values.asObservable() }),
      (
        "asynchronous work",
        { source in Single.create(work: { try await source.asSingle().value }).asObservable() }
      ),
    ]
  }

  /// Returns the number of objects that the subscription's closures captured and that still exist
  /// after its end.
  private func leakCount(
    _ events: [Recorded<Event<Int>>], disposedAt end: TestTime, _ transform: @escaping Operator
  ) -> Int {
    let scheduler = testScheduler()
    let probe = LeakProbe()
    var subscription: (any Disposable)?
    scheduler.scheduleAt(0) {
      let token = probe.token()
      let source = scheduler.createColdObservable(events).map { element in
        withExtendedLifetime(token) { element }
      }
      subscription = transform(source).subscribe(
        onNext: { _ in withExtendedLifetime(token) {} }, onError: { _ in },
        onDisposed: { withExtendedLifetime(token) {} })
    }
    scheduler.scheduleAt(end) { subscription?.dispose() }
    scheduler.advanceTo(1_000)
    return withExtendedLifetime(subscription) { probe.count }
  }

  @Test func releasesEverythingAtTheEnd() {
    for (name, transform) in Self.operators() {
      #expect(
        leakCount([.next(50, 1), .completed(100)], disposedAt: 2_000, transform) == 0, "\(name)")
      #expect(
        leakCount([.error(50, TestError())], disposedAt: 2_000, transform) == 0, "\(name) failed")
    }
  }

  @Test func releasesEverythingOnDisposal() {
    for (name, transform) in Self.operators() {
      for end in [20, 60, 110] {
        let events: [Recorded<Event<Int>>] = [.next(50, 1), .completed(100)]
        #expect(leakCount(events, disposedAt: end, transform) == 0, "\(name) at \(end)")
      }
    }
  }
}

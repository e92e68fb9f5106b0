import Foundation
import Rx
import RxTesting
import Testing

@Suite struct SingleTests {
  private static func rows() -> [Row<Int>] {
    let main = MainScheduler.instance
    return [
      Row("just", ["0: next(1)", "0: completed"]) { _ in Single.just(1) },
      Row("just on a scheduler", ["0: next(1)", "0: completed"]) { _ in
        Single.just(1, scheduler: MainScheduler.asyncInstance)
      },
      Row("error", ["0: error(boom)"]) { _ in Single<Int>.error(TestError()) },
      Row("never", []) { _ in Single<Int>.never() },
      Row("deferred", ["20: next(1)", "20: completed"]) { s in Single.deferred { s.one } },
      Row("deferred that throws", ["0: error(boom)"]) { _ in
        Single<Int>.deferred { throw TestError() }
      },
      Row("create sends once", ["0: next(1)", "0: completed"]) { _ in
        Single<Int>.create { observer in
          observer(.success(1))
          observer(.success(2))
          observer(.failure(TestError()))
          return Disposables.create()
        }
      },
      Row("create fails", ["0: error(boom)"]) { _ in
        Single<Int>.create { observer in
          observer(.failure(TestError()))
          observer(.success(2))
          return Disposables.create()
        }
      },
      Row("map", ["20: next(2)", "20: completed"]) { $0.one.map { $0 + 1 } },
      Row("map that throws", ["20: error(boom)"]) { $0.one.map { _ in throw TestError() } },
      Row("map of an error", ["20: error(boom)"]) { $0.failing.map { $0 + 1 } },
      Row("filter in", ["20: next(1)", "20: completed"]) { $0.one.filter { $0 == 1 } },
      Row("filter out", ["20: completed"]) { $0.one.filter { $0 == 2 } },
      Row("compactMap", ["20: next(2)", "20: completed"]) { $0.one.compactMap { $0 + 1 } },
      Row("compactMap to nil", ["20: completed"]) { $0.one.compactMap { _ in nil as Int? } },
      Row("flatMap", ["40: next(1)", "40: completed"]) { s in s.one.flatMap { _ in s.one } },
      Row("flatMap that throws", ["20: error(boom)"]) { s in
        s.one.flatMap { _ -> Single<Int> in throw TestError() }
      },
      Row("flatMap to an error", ["40: error(boom)"]) { s in s.one.flatMap { _ in s.failing } },
      Row("flatMapMaybe", ["40: completed"]) { s in s.one.flatMapMaybe { _ in s.nothing } },
      Row("catch", ["40: next(1)", "40: completed"]) { s in s.failing.catch { _ in s.one } },
      Row("catch that throws", ["20: error(boom)"]) { s in s.failing.catch { throw $0 } },
      Row("catchAndReturn", ["20: next(7)", "20: completed"]) { $0.failing.catchAndReturn(7) },
      Row("retry", ["60: error(boom)"]) { $0.failing.retry(3) },
      Row("retry when", ["30: error(boom)"]) { s in
        s.failing.retry(when: { errors in
          errors.flatMap { (error: any Error) -> Observable<Int> in
            Observable<Int>.timer(.milliseconds(10), scheduler: main).map { _ in throw error }
          }
        })
      },
      Row("delay", ["50: next(1)", "50: completed"]) {
        $0.one.delay(.milliseconds(30), scheduler: main)
      },
      Row("delay of an error", ["20: error(boom)"]) {
        $0.failing.delay(.milliseconds(30), scheduler: main)
      },
      Row("delaySubscription", ["50: next(1)", "50: completed"]) {
        $0.one.delaySubscription(.milliseconds(30), scheduler: main)
      },
      Row("timeout too late", ["20: next(1)", "20: completed"]) {
        $0.one.timeout(.milliseconds(21), scheduler: main)
      },
      Row("timeout", ["15: error(Sequence timeout.)"]) {
        $0.one.timeout(.milliseconds(15), scheduler: main)
      },
      Row("timeout with another", ["15: next(9)", "15: completed"]) {
        $0.one.timeout(.milliseconds(15), other: .just(9), scheduler: main)
      },
      Row("observe on", ["20: next(1)", "20: completed"]) { $0.one.observe(on: main) },
      Row("subscribe on", ["20: next(1)", "20: completed"]) { $0.one.subscribe(on: main) },
      Row("timer", ["30: next(0)", "30: completed"]) { _ in
        Single<Int>.timer(.milliseconds(30), scheduler: main)
      },
      Row("as maybe", ["20: next(1)", "20: completed"]) { $0.one.asMaybe() },
      Row("zip", ["20: next(2)", "20: completed"]) { s in Single.zip(s.one, s.one) { $0 + $1 } },
      Row("zip with an error", ["20: error(boom)"]) { s in
        Single.zip(s.one, s.failing) { $0 + $1 }
      },
      Row("zip of eight", ["20: next(8)", "20: completed"]) { s in
        Single.zip(s.one, s.one, s.one, s.one, s.one, s.one, s.one, s.one) {
          a, b, c, d, e, f, g, h in
          a + b + c + d + e + f + g + h
        }
      },
      Row("zip as a tuple", ["20: next(3)", "20: completed"]) { s in
        Single.zip(s.one, s.one, s.one).map { $0 + $1 + $2 }
      },
      Row("zip of a collection", ["20: next(3)", "20: completed"]) { s in
        Single.zip([s.one, s.one, s.one]) { $0.reduce(0, +) }
      },
      Row("zip of none", ["0: next(0)", "0: completed"]) { _ in
        Single<Int>.zip([] as [Single<Int>]).map { $0.count }
      },
    ]
  }

  @Test func operatorsSendOneElement() {
    for row in Self.rows() { #expect(row.record() == row.expected, "\(row.name)") }
  }

  @Test func asCompletableDropsTheElement() {
    #expect(record { $0.one.asCompletable() } == ["20: completed"])
    #expect(record { $0.failing.asCompletable() } == ["20: error(boom)"])
    #expect(record { s in s.one.flatMapCompletable { _ in s.done } } == ["40: completed"])
    #expect(record { s in s.one.flatMapCompletable { _ in s.broken } } == ["40: error(boom)"])
  }

  @Test func disposesOfTheSource() {
    let scheduler = testScheduler()
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let observer = scheduler.start(created: 0, subscribed: 5, disposed: 12) {
      source.asSingle().delay(.milliseconds(5), scheduler: MainScheduler.instance)
    }
    #expect(observer.events.isEmpty)
    #expect(source.subscriptions == [Subscription(5, 12)])
  }

  @Test func callsClosuresForTheEvent() {
    var log: [String] = []
    _ = Single.just(1).subscribe(
      onSuccess: { log.append("\($0)") }, onFailure: { log.append("\($0)") },
      onDisposed: { log.append("disposed") })
    _ = Single<Int>.error(TestError()).subscribe(
      onFailure: { log.append("\($0)") }, onDisposed: { log.append("disposed") })
    let subscription = Single<Int>.never().subscribe(onDisposed: { log.append("gone") })
    subscription.dispose()
    subscription.dispose()
    _ = Single.just(2).subscribe { (event: SingleEvent<Int>) in log.append("\(event)") }
    #expect(log == ["1", "disposed", "boom", "disposed", "gone", "success(2)"])
  }

  @Test func holdsTheObjectWeakly() {
    final class Target { var log: [String] = [] }
    let target = Target()
    _ = Single.just(1).subscribe(
      with: target, onSuccess: { $0.log.append("\($1)") }, onDisposed: { $0.log.append("disposed") }
    )
    #expect(target.log == ["1", "disposed"])
    var other: Target? = Target()
    weak let released = other
    let subject = PublishSubject<Int>()
    var count = 0
    let subscription = subject.asSingle().subscribe(
      with: other!, onSuccess: { _, _ in count += 1 }, onDisposed: { _ in count += 1 })
    other = nil
    #expect(released == nil)
    subject.onNext(1)
    subject.onCompleted()
    subscription.dispose()
    #expect(count == 0)
  }

  @Test func sideEffectsOfSinglesRunInOrder() {
    var log: [String] = []
    _ = Single.just(1).do(
      onSuccess: { log.append("on \($0)") }, afterSuccess: { log.append("after \($0)") },
      onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
      onDispose: { log.append("dispose") }
    ).subscribe(onSuccess: { log.append("\($0)") })
    #expect(log == ["subscribe", "on 1", "1", "after 1", "subscribed", "dispose"])
    log = []
    _ = Single<Int>.error(TestError()).do(
      onError: { log.append("on \($0)") }, afterError: { log.append("after \($0)") }
    ).subscribe(onFailure: { log.append("\($0)") })
    #expect(log == ["on boom", "boom", "after boom"])
  }

  @Test func resourcesLastAsLongAsTheSubscription() {
    let scheduler = testScheduler()
    var log: [String] = []
    let observer = scheduler.start(created: 0, subscribed: 0, disposed: 1_000) {
      Single.using(
        {
          CompositeDisposable(disposables: [
            Disposables.create(with: { log.append("disposed at \(scheduler.clock)") })
          ])
        },
        primitiveSequenceFactory: { (_: CompositeDisposable) -> Single<Int> in scheduler.one })
    }
    #expect(observer.events == [.next(20, 1), .completed(20)])
    #expect(log == ["disposed at 20"])
  }
}

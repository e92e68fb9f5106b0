import Foundation
import Rx
import RxTesting
import Testing

@Suite struct MaybeTests {
  private static func rows() -> [Row<Int>] {
    [
      Row("just", ["0: next(1)", "0: completed"]) { _ in Maybe.just(1) },
      Row("empty", ["0: completed"]) { _ in Maybe<Int>.empty() },
      Row("error", ["0: error(boom)"]) { _ in Maybe<Int>.error(TestError()) },
      Row("never", []) { _ in Maybe<Int>.never() },
      Row("create an element", ["0: next(1)", "0: completed"]) { _ in
        Maybe<Int>.create { observer in
          observer(.success(1))
          observer(.success(2))
          return Disposables.create()
        }
      },
      Row("create nothing", ["0: completed"]) { _ in
        Maybe<Int>.create { observer in
          observer(.completed)
          observer(.success(2))
          return Disposables.create()
        }
      },
      Row("create an error", ["0: error(boom)"]) { _ in
        Maybe<Int>.create { observer in
          observer(.error(TestError()))
          return Disposables.create()
        }
      },
      Row("map", ["20: next(2)", "20: completed"]) { $0.one.asMaybe().map { $0 + 1 } },
      Row("map of nothing", ["20: completed"]) { $0.nothing.map { $0 + 1 } },
      Row("filter", ["20: completed"]) { $0.one.asMaybe().filter { _ in false } },
      Row("compactMap", ["20: next(2)", "20: completed"]) {
        $0.one.asMaybe().compactMap { $0 + 1 }
      },
      Row("flatMap", ["40: completed"]) { s in s.one.asMaybe().flatMap { _ in s.nothing } },
      Row("flatMap of nothing", ["20: completed"]) { s in s.nothing.flatMap { _ in s.nothing } },
      Row("ifEmpty default", ["20: next(5)", "20: completed"]) { $0.nothing.ifEmpty(default: 5) },
      Row("ifEmpty maybe", ["40: completed"]) { s in s.nothing.ifEmpty(switchTo: s.nothing) },
      Row("ifEmpty single", ["40: next(1)", "40: completed"]) { s in
        s.nothing.ifEmpty(switchTo: s.one)
      },
      Row("ifEmpty of an element", ["20: next(1)", "20: completed"]) { s in
        s.one.asMaybe().ifEmpty(switchTo: s.failing)
      },
      Row("catchAndReturn", ["20: next(7)", "20: completed"]) {
        $0.failing.asMaybe().catchAndReturn(7)
      },
      Row("zip with nothing", ["20: completed"]) { s in
        Maybe.zip(s.nothing, s.one.asMaybe()) { $0 + $1 }
      },
      Row("zip", ["20: next(2)", "20: completed"]) { s in
        Maybe.zip(s.one.asMaybe(), s.one.asMaybe()) { $0 + $1 }
      },
    ]
  }

  @Test func operatorsSendAtMostOneElement() {
    for row in Self.rows() { #expect(row.record() == row.expected, "\(row.name)") }
  }

  @Test func completionWithoutElementsIsPreserved() {
    #expect(record { $0.nothing.asCompletable() } == ["20: completed"])
    #expect(record { s in s.one.asMaybe().flatMapCompletable { _ in s.done } } == ["40: completed"])
  }

  @Test func callsExactlyOneClosure() {
    var log: [String] = []
    func listen(_ maybe: Maybe<Int>) {
      _ = maybe.subscribe(
        onSuccess: { log.append("\($0)") }, onError: { log.append("\($0)") },
        onCompleted: { log.append("completed") }, onDisposed: { log.append("disposed") })
    }
    listen(.just(1))
    listen(.empty())
    listen(.error(TestError()))
    #expect(log == ["1", "disposed", "completed", "disposed", "boom", "disposed"])
    log = []
    _ = Maybe.just(2).subscribe { (event: MaybeEvent<Int>) in log.append("\(event)") }
    _ = Maybe<Int>.empty().subscribe { (event: MaybeEvent<Int>) in log.append("\(event)") }
    #expect(log == ["success(2)", "completed"])
  }

  @Test func sideEffectsRunInOrder() {
    var log: [String] = []
    _ = Maybe<Int>.empty().do(
      onNext: { _ in log.append("next") }, onCompleted: { log.append("on") },
      afterCompleted: { log.append("after") }, onDispose: { log.append("dispose") }
    ).subscribe(onCompleted: { log.append("completed") })
    #expect(log == ["on", "completed", "after", "dispose"])
  }
}

@Suite struct CompletableTests {
  private static func rows() -> [Row<Never>] {
    [
      Row("empty", ["0: completed"]) { _ in Completable.empty() },
      Row("error", ["0: error(boom)"]) { _ in Completable.error(TestError()) },
      Row("never", []) { _ in Completable.never() },
      Row("create", ["0: completed"]) { _ in
        Completable.create { observer in
          observer(.completed)
          observer(.error(TestError()))
          return Disposables.create()
        }
      },
      Row("concat", ["40: completed"]) { s in s.done.concat(s.done) },
      Row("concat of three", ["60: completed"]) { s in Completable.concat(s.done, s.done, s.done) },
      Row("concat of a sequence", ["40: completed"]) { s in
        Completable.concat(AnySequence([s.done, s.done]))
      },
      Row("concat stops at an error", ["40: error(boom)"]) { s in
        Completable.concat([s.done, s.broken, s.done])
      },
      Row("merge", ["20: completed"]) { s in Completable.merge(s.done, s.done) },
      Row("merge with an error", ["20: error(boom)"]) { s in
        Completable.merge([s.broken, .never()])
      },
      Row("merge of none", ["0: completed"]) { _ in Completable.merge([]) },
      Row("zip", ["40: completed"]) { s in Completable.zip(s.done, s.done.concat(s.done)) },
      Row("andThen", ["40: completed"]) { s in s.done.andThen(s.done) },
      Row("andThen after an error", ["20: error(boom)"]) { s in s.broken.andThen(s.done) },
      Row("catch", ["40: completed"]) { s in s.broken.catch { _ in s.done } },
      Row("retry", ["40: error(boom)"]) { $0.broken.retry(2) },
      Row("delay", ["50: completed"]) {
        $0.done.delay(.milliseconds(30), scheduler: MainScheduler.instance)
      },
      Row("timeout", ["10: error(Sequence timeout.)"]) {
        $0.done.timeout(.milliseconds(10), scheduler: MainScheduler.instance)
      },
    ]
  }

  @Test func operatorsSendNoElements() {
    for row in Self.rows() { #expect(row.record() == row.expected, "\(row.name)") }
  }

  @Test func andThenPreservesTheTrait() {
    #expect(record { s in s.done.andThen(s.one) } == ["40: next(1)", "40: completed"])
    #expect(record { s in s.done.andThen(s.nothing) } == ["40: completed"])
    #expect(
      record { s in s.done.andThen(Observable.of(1, 2)) }
        == ["20: next(1)", "20: next(2)", "20: completed"])
    #expect(record { s in s.broken.andThen(s.one) } == ["20: error(boom)"])
  }

  @Test func andThenSubscribesAfterCompletion() {
    let scheduler = testScheduler()
    let (first, second) = (
      scheduler.createColdObservable([Recorded<Event<Never>>.completed(20)]),
      scheduler.createColdObservable([Recorded<Event<Int>>.next(10, 1), .completed(20)])
    )
    _ = scheduler.start(created: 0, subscribed: 5, disposed: 1_000) {
      first.asCompletable().andThen(second.asObservable())
    }
    #expect(first.subscriptions == [Subscription(5, 25)])
    #expect(second.subscriptions == [Subscription(25, 45)])
  }

  @Test func recursiveChainsUseConstantSpace() {
    var rounds = 0
    func round() -> Completable {
      rounds += 1
      return rounds == 200_000 ? .empty() : Completable.empty().andThen(.deferred { round() })
    }
    var isDone = false
    _ = round().subscribe(onCompleted: { isDone = true })
    #expect(isDone && rounds == 200_000)
  }

  @Test func callsExactlyOneClosure() {
    var log: [String] = []
    _ = Completable.empty().subscribe(
      onCompleted: { log.append("completed") }, onDisposed: { log.append("disposed") })
    _ = Completable.error(TestError()).subscribe(
      onError: { log.append("\($0)") }, onDisposed: { log.append("disposed") })
    _ = Completable.empty().subscribe { (event: CompletableEvent) in log.append("\(event)") }
    #expect(log == ["completed", "disposed", "boom", "disposed", "completed"])
  }
}

import Foundation
import Rx

/// All operators as transformations of integer sequences, with secondary sources that send events.
enum Operators {
  typealias Transform = (Observable<Int>) -> Observable<Int>

  static var all: [(String, Transform)] { shaping + combining + timing + recovering + sharing }

  private static let main = MainScheduler.instance
  private static let short = RxTimeInterval.milliseconds(70)
  private static let long = RxTimeInterval.milliseconds(120)

  private static var timer: Observable<Int> { .timer(short, scheduler: main) }
  private static var ticks: Observable<Int> { .interval(short, scheduler: main) }

  static var shaping: [(String, Transform)] {
    [
      ("map", { $0.map { $0 } }), ("filter", { $0.filter { _ in true } }),
      ("compactMap", { $0.compactMap { $0 } }), ("scan", { $0.scan(0, accumulator: +) }),
      ("scan into", { $0.scan(into: 0) { $0 += $1 } }),
      ("reduce", { $0.reduce(0, accumulator: +) }), ("startWith", { $0.startWith(9) }),
      ("do", { $0.do(onNext: { _ in }) }), ("take", { $0.take(2) }), ("skip", { $0.skip(1) }),
      ("take until", { $0.take(until: timer.delay(1, scheduler: main)) }),
      ("take until early", { $0.take(until: timer) }),
      ("take while", { $0.take(while: { _ in true }) }),
      ("take while inclusive", { $0.take(while: { $0 < 9 }, behavior: .inclusive) }),
      ("take last", { $0.takeLast(1) }), ("skip until", { $0.skip(until: timer) }),
      ("skip while", { $0.skip(while: { $0 < 2 }) }),
      ("enumerated", { $0.enumerated().map(\.element) }),
      ("distinctUntilChanged", { $0.distinctUntilChanged() }),
      ("element at", { $0.element(at: 1) }), ("single", { $0.single { $0 == 1 } }),
      ("dematerialize", { $0.materialize().dematerialize() }),
      ("ignoreElements", { $0.ignoreElements().map(absurd) }),
      ("groupBy", { $0.groupBy { $0 }.flatMap { $0 } }),
      ("groupBy late", { $0.groupBy { $0 }.concatMap { $0 } }),
    ]
  }

  static var combining: [(String, Transform)] {
    [
      ("concat", { $0.concat($0) }), ("merge", { .merge($0, timer, $0) }),
      ("merge limited", { Observable.of($0, $0, $0).merge(maxConcurrent: 2) }),
      ("flatMap", { source in source.flatMap { _ in source } }),
      ("flatMapLatest", { source in source.flatMapLatest { _ in source } }),
      ("flatMapFirst", { source in source.flatMapFirst { _ in source } }),
      ("concatMap", { source in source.concatMap { _ in source } }),
      ("switchLatest", { Observable.just($0).switchLatest() }),
      ("zip", { .zip($0, $0) { $0 + $1 } }),
      ("zip of three", { .zip($0, $0, $0) { $0 + $1 + $2 } }),
      ("zip array", { Observable.zip([$0, $0]).map { $0[0] } }),
      ("combineLatest", { .combineLatest($0, $0) { $0 + $1 } }),
      ("combineLatest array", { Observable.combineLatest([$0, $0]).map { $0[0] } }),
      ("concat array", { .concat([$0, $0]) }), ("merge array", { .merge([$0, timer]) }),
      ("amb array", { .amb([$0, timer]) }),
      ("withLatestFrom selector", { $0.withLatestFrom($0) { $0 + $1 } }),
      ("withLatestFrom", { $0.withLatestFrom(ticks) }),
      ("withUnretained", { $0.withUnretained(main).map(\.1) }),
      ("amb", { $0.amb(timer) }), ("sample", { $0.sample(ticks) }),
      ("ifEmpty default", { $0.ifEmpty(default: 1) }),
      ("ifEmpty switchTo", { source in source.skip(9).ifEmpty(switchTo: source) }),
      ("deferred", { source in .deferred { source } }),
      ("using", { source in .using({ BooleanDisposable() }, observableFactory: { _ in source }) }),
    ]
  }

  static var timing: [(String, Transform)] {
    [
      ("take for", { $0.take(for: .milliseconds(150), scheduler: main) }),
      ("skip for", { $0.skip(for: short, scheduler: main) }),
      ("delay", { $0.delay(0.12, scheduler: main) }),
      ("delaySubscription", { $0.delaySubscription(0.12, scheduler: main) }),
      ("debounce", { $0.debounce(short, scheduler: main) }),
      ("throttle", { $0.throttle(long, scheduler: main) }),
      ("throttle first", { $0.throttle(long, latest: false, scheduler: main) }),
      ("timeout", { $0.timeout(long, scheduler: main) }),
      ("timeout other", { $0.timeout(short, other: $0, scheduler: main) }),
      ("buffer", { $0.buffer(timeSpan: short, count: 2, scheduler: main).map(\.count) }),
      ("window", { $0.window(timeSpan: short, count: 2, scheduler: main).flatMap { $0 } }),
      ("observe on main", { $0.observe(on: main) }),
      ("observe on another", { $0.observe(on: ConcurrentDispatchQueueScheduler(qos: .default)) }),
      ("subscribe on main", { $0.subscribe(on: main) }),
      ("subscribe on another", { $0.subscribe(on: MainScheduler.asyncInstance) }),
    ]
  }

  static var recovering: [(String, Transform)] {
    [
      ("catch", { source in source.catch { _ in source } }), ("retry", { $0.retry(2) }),
      ("catchAndReturn", { $0.catchAndReturn(7) }),
      ("catch sequence", { .catch(sequence: [$0, $0]) }),
      ("retry when", { $0.retry(when: { errors in errors.take(1).delay(0.03, scheduler: main) }) }),
      ("materialize", { $0.materialize().map { $0.element ?? 0 } }),
    ]
  }

  static var sharing: [(String, Transform)] {
    [
      ("share", { twice($0.share()) }),
      ("share replay", { twice($0.share(replay: 2, scope: .forever)) }),
      ("publish", { twice($0.publish().refCount()) }),
      ("replay", { twice($0.replay(1).refCount()) }),
      ("replayAll", { twice($0.replayAll().refCount()) }),
      ("multicast made", { twice($0.multicast(makeSubject: { PublishSubject() }).refCount()) }),
      ("multicast", { $0.multicast({ PublishSubject<Int>() }, selector: twice) }),
    ]
  }

  private static func absurd(_ element: Never) -> Int {}

  private static func twice(_ shared: Observable<Int>) -> Observable<Int> { .merge(shared, shared) }
}

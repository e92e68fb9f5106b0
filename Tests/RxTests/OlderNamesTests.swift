import Foundation
import Rx
import Testing
import VirtualTime

/// Pairs of sequences that use an older name and its current equivalent. The requirement isn't
/// deprecated, so that calls don't cause warnings.
private protocol Comparison {
  static func pairs(_ source: Observable<Int>) -> [(Observable<Int>, Observable<Int>)]
}

private enum OlderNames: Comparison {
  @available(*, deprecated)
  static func pairs(_ source: Observable<Int>) -> [(Observable<Int>, Observable<Int>)] {
    let main = MainScheduler.instance
    let (span, trigger) = (RxTimeInterval.milliseconds(150), source.skip(1))
    return [
      (source.catchError { _ in .just(9) }, source.catchAndReturn(9)),
      (source.catchErrorJustReturn(9), source.catchAndReturn(9)),
      (.catchError([source, source]), .catch(sequence: [source, source])),
      (
        source.retryWhen { errors in errors.take(1) },
        source.retry(when: { errors in errors.take(1) })
      ),
      (
        source.retryWhen { (errors: Observable<TestError>) in errors.take(1) },
        source.retry(when: { (errors: Observable<TestError>) in errors.take(1) })
      ),
      (source.elementAt(1), source.element(at: 1)), (source.observeOn(main), source),
      (source.subscribeOn(main), source), (source.takeUntil(trigger), source.take(until: trigger)),
      (
        source.takeUntil(.inclusive) { $0 == 2 },
        source.take(until: { $0 == 2 }, behavior: .inclusive)
      ),
      (source.takeWhile { $0 < 2 }, source.take(while: { $0 < 2 })),
      (source.take(span, scheduler: main), source.take(for: span, scheduler: main)),
      (source.skipUntil(trigger), source.skip(until: trigger)),
      (source.skipWhile { $0 < 2 }, source.skip(while: { $0 < 2 })),
      (source.skip(span, scheduler: main), source.skip(for: span, scheduler: main)),
      (source.shareReplay(1), source.share(replay: 1, scope: .forever)),
      (source.shareReplayLatestWhileConnected(), source.share(replay: 1)),
      (source.mapWithIndex { $0 * 10 + $1 }, source.enumerated().map { $1 * 10 + $0 }),
      (
        source.flatMapWithIndex { Observable.of($0, $1) },
        source.enumerated().flatMap { Observable.of($1, $0) }
      ),
      (source.skipWhileWithIndex { $1 < 1 }, source.skip(1)),
      (source.takeWhileWithIndex { $1 < 1 }, source.take(while: { $0 == 1 })),
      (.from(7 as Int?), .just(7)), (.from(7 as Int?, scheduler: main), .just(7)),
      (source.take(0.15, scheduler: main), source.take(for: span, scheduler: main)),
      (source.skip(0.15, scheduler: main), source.skip(for: span, scheduler: main)),
      (source.throttle(0.15, scheduler: main), source.throttle(span, scheduler: main)),
      (
        source.throttle(0.15, latest: false, scheduler: main),
        source.throttle(span, latest: false, scheduler: main)
      ),
      (source.debounce(0.15, scheduler: main), source.debounce(span, scheduler: main)),
      (source.timeout(0.15, scheduler: main), source.timeout(span, scheduler: main)),
      (
        source.timeout(0.15, other: source, scheduler: main),
        source.timeout(span, other: source, scheduler: main)
      ),
      (
        source.buffer(timeSpan: 0.15, count: 9, scheduler: main).map(\.count),
        source.buffer(timeSpan: span, count: 9, scheduler: main).map(\.count)
      ),
      (
        source.window(timeSpan: 0.15, count: 1, scheduler: main).concatMap { $0 },
        source.window(timeSpan: span, count: 1, scheduler: main).concatMap { $0 }
      ),
      (
        Observable<Int>.interval(0.15, scheduler: main).take(3),
        Observable<Int>.interval(span, scheduler: main).take(3)
      ),
      (
        Observable<Int>.timer(0.15, scheduler: main), Observable<Int>.timer(span, scheduler: main)
      ),
      (
        Observable<Int>.timer(0.15, period: 0.3, scheduler: main).take(2),
        Observable<Int>.timer(span, period: .milliseconds(300), scheduler: main).take(2)
      ),
    ]
  }
}

/// Extensions that use the names of associated types before RxSwift 5.
@available(*, deprecated)
extension ObservableType where E == Bool {
  fileprivate func negated<Sink: ObserverType>(to sink: Sink) -> any Disposable
  where Sink.E == E { map { !$0 }.subscribe(sink) }
}

@available(*, deprecated)
extension PrimitiveSequenceType where TraitType == SingleTrait, ElementType == Int {
  fileprivate var doubled: Single<Int> { map { $0 * 2 } }
}

private protocol Bagging {
  static func put(_ disposable: any Disposable, into bag: DisposeBag)
}

private enum OlderBagging: Bagging {
  @available(*, deprecated)
  static func put(_ disposable: any Disposable, into bag: DisposeBag) {
    disposable.addDisposableTo(bag)
  }
}

@Suite struct OlderNamesTests {
  private func log(of index: Int, isOlder: Bool, _ events: String) -> String {
    let comparison: any Comparison.Type = OlderNames.self
    let stage = TestStage()
    let source = stage.cold(events)
    let pair = stage.clock.asCurrent { comparison.pairs(source)[index] }
    return stage.log(disposedAt: 1_000, isOlder ? pair.0 : pair.1)
  }

  @Test func olderNamesBehaveLikeCurrentNames() {
    let comparison: any Comparison.Type = OlderNames.self
    let count = TestStage().clock.asCurrent { comparison.pairs(.empty()).count }
    #expect(count == 35)
    for index in 0..<count {
      for events in ["100:1 200:2 300:3 400:|", "100:1 200:2 300:#"] {
        let older = log(of: index, isOlder: true, events)
        #expect(!older.isEmpty)
        #expect(older == log(of: index, isOlder: false, events), "pair \(index)")
      }
    }
  }

  @available(*, deprecated)
  @Test func olderTypeNamesCompile() {
    let received = ReplaySubject<Bool>.createUnbounded()
    _ = Observable.of(true, false).negated(to: received)
    #expect(events(received) == ["next(false)", "next(true)", "completed"])
    #expect(events(Single.just(2).doubled.asObservable()) == ["next(4)", "completed"])
  }

  @Test func addDisposableTo() {
    let bagging: any Bagging.Type = OlderBagging.self
    let disposable = BooleanDisposable()
    var bag: DisposeBag? = DisposeBag()
    bagging.put(disposable, into: bag!)
    #expect(!disposable.isDisposed)
    bag = nil
    #expect(disposable.isDisposed)
  }
}

import Foundation
import Rx
import RxTesting
import Testing

@Suite struct InfallibleTests {
  private static func rows() -> [Row<Int>] {
    let main = MainScheduler.instance
    let all = ["10: next(1)", "20: next(2)", "30: next(2)", "40: next(3)", "50: completed"]
    return [
      Row("itself", all) { $0.numbers },
      Row("create", ["0: next(1)", "0: completed"]) { _ in
        Infallible<Int>.create { observer in
          observer(.next(1))
          observer(.completed)
          observer(.next(2))
          return Disposables.create()
        }
      },
      Row("just", ["0: next(1)", "0: completed"]) { _ in Infallible.just(1) },
      Row("empty", ["0: completed"]) { _ in Infallible<Int>.empty() },
      Row("never", []) { _ in Infallible<Int>.never() },
      Row("deferred", all) { s in Infallible.deferred { s.numbers } },
      Row("of", ["0: next(1)", "0: next(2)", "0: completed"]) { _ in Infallible.of(1, 2) },
      Row("from", ["0: next(1)", "0: next(2)", "0: completed"]) { _ in Infallible.from(1...2) },
      Row("map", ["10: next(2)", "20: next(4)", "30: next(4)", "40: next(6)", "50: completed"]) {
        $0.numbers.map { $0 * 2 }
      },
      Row("compactMap", ["40: next(3)", "50: completed"]) {
        $0.numbers.compactMap { $0 > 2 ? $0 : nil }
      },
      Row("filter", ["40: next(3)", "50: completed"]) { $0.numbers.filter { $0 > 2 } },
      Row("scan", ["10: next(1)", "20: next(3)", "30: next(5)", "40: next(8)", "50: completed"]) {
        $0.numbers.scan(0) { $0 + $1 }
      },
      Row(
        "scan into", ["10: next(1)", "20: next(3)", "30: next(5)", "40: next(8)", "50: completed"]
      ) {
        $0.numbers.scan(into: 0) { $0 += $1 }
      },
      Row("distinct", ["10: next(1)", "20: next(2)", "40: next(3)", "50: completed"]) {
        $0.numbers.distinctUntilChanged()
      },
      Row("distinct by key", ["10: next(1)", "20: next(2)", "40: next(3)", "50: completed"]) {
        $0.numbers.distinctUntilChanged { $0 % 2 }
      },
      Row("debounce", ["50: next(3)", "50: completed"]) {
        $0.numbers.debounce(.milliseconds(15), scheduler: main)
      },
      Row("throttle", ["10: next(1)", "30: next(2)", "50: next(3)", "50: completed"]) {
        $0.numbers.throttle(.milliseconds(20), scheduler: main)
      },
      Row("delay", ["15: next(1)", "55: completed"]) {
        $0.numbers.filter { $0 == 1 }.delay(.milliseconds(5), scheduler: main)
      },
      Row("startWith", ["0: next(0)", "40: next(3)", "50: completed"]) {
        $0.numbers.filter { $0 == 3 }.startWith(0)
      },
      Row("take", ["10: next(1)", "10: completed"]) { $0.numbers.take(1) },
      Row("take until", ["10: next(1)", "15: completed"]) {
        $0.numbers.take(until: Observable<Int>.timer(.milliseconds(15), scheduler: main))
      },
      Row("take while", ["10: next(1)", "20: completed"]) { $0.numbers.take(while: { $0 < 2 }) },
      Row("take for", ["10: next(1)", "15: completed"]) {
        $0.numbers.take(for: .milliseconds(15), scheduler: main)
      },
      Row("skip", ["40: next(3)", "50: completed"]) { $0.numbers.skip(3) },
      Row("skip while", ["40: next(3)", "50: completed"]) { $0.numbers.skip(while: { $0 < 3 }) },
      Row("flatMap", ["30: next(1)", "50: completed"]) { s in
        s.numbers.flatMap { $0 == 1 ? s.one.asInfallible(onErrorJustReturn: 0) : .empty() }
      },
      Row("flatMapLatest", ["60: next(1)", "60: completed"]) { s in
        s.numbers.flatMapLatest { _ in s.one.asInfallible(onErrorJustReturn: 0) }
      },
      Row("flatMapFirst", ["30: next(1)", "60: next(1)", "60: completed"]) { s in
        s.numbers.flatMapFirst { _ in s.one.asInfallible(onErrorJustReturn: 0) }
      },
      Row(
        "concatMap", ["10: next(1)", "20: next(2)", "30: next(2)", "40: next(3)", "50: completed"]
      ) {
        $0.numbers.concatMap { Infallible.just($0) }
      },
      Row("concat", all) { s in
        Infallible.concat(s.numbers)
      },
      Row("concat with another", all.dropLast() + ["50: next(9)", "50: completed"]) {
        $0.numbers.concat(Infallible.just(9))
      },
      Row("merge", ["0: next(9)"] + all) { Infallible.merge(.just(9), $0.numbers) },
      Row("merge of a collection", ["0: next(9)"] + all) {
        Infallible.merge(AnyCollection([.just(9), $0.numbers]))
      },
      Row("zip", ["10: next(2)", "20: next(4)", "30: next(4)", "40: next(6)", "50: completed"]) {
        Infallible.zip($0.numbers, $0.numbers) { $0 + $1 }
      },
      Row(
        "combineLatest",
        ["10: next(6)", "20: next(7)", "30: next(7)", "40: next(8)", "50: completed"]
      ) { Infallible.combineLatest(Infallible.just(5), $0.numbers) { $0 + $1 } },
      Row("combineLatest as a tuple", ["0: next(3)", "0: completed"]) { _ in
        Infallible.combineLatest(Infallible.just(1), Infallible.just(2)).map { $0 + $1 }
      },
      Row(
        "withLatestFrom",
        ["10: next(5)", "20: next(5)", "30: next(5)", "40: next(5)", "50: completed"]
      ) { $0.numbers.withLatestFrom(Infallible.just(5)) },
      Row("observe on", all) { $0.numbers.observe(on: main) },
      Row("subscribe on", all) { $0.numbers.subscribe(on: main) },
    ]
  }

  @Test func operatorsMatchObservables() {
    for row in Self.rows() { #expect(row.record() == row.expected, "\(row.name)") }
  }

  @Test func callsClosuresForEvents() {
    var log: [String] = []
    _ = Infallible.just(1).subscribe(
      onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") },
      onDisposed: { log.append("disposed") })
    _ = Infallible.just(2).subscribe { (event: InfallibleEvent<Int>) in log.append("\(event)") }
    #expect(log == ["1", "completed", "disposed", "next(2)", "completed"])
  }

  @Test func bindsToObserversRelaysAndFunctions() {
    let (relay, optional) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
    let subject = ReplaySubject<Int>.createUnbounded()
    var log: [Int] = []
    _ = Infallible.of(1, 2).bind(to: relay)
    _ = Infallible.of(1, 3).bind(to: optional)
    _ = Infallible.just(4).bind(to: subject)
    _ = Infallible.just(5).bind(onNext: { log.append($0) })
    let count = Infallible.just(6).bind(to: { source in
      _ = source.subscribe(onNext: { log.append($0) })
      return log.count
    })
    #expect(relay.value == 2 && optional.value == 3 && log == [5, 6] && count == 2)
  }

  @Test func completesWhenItsObjectIsReleased() {
    final class Target {}
    var target: Target? = Target()
    let relay = PublishRelay<Int>()
    var log: [String] = []
    let subscription = relay.asInfallible().withUnretained(target!) { $1 }
      .subscribe(onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") })
    relay.accept(1)
    target = nil
    relay.accept(2)
    #expect(log == ["1", "completed"])
    subscription.dispose()
  }
}

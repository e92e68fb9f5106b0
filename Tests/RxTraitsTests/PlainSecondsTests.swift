import Rx
import RxTesting
import RxViews
import Testing

/// Traits with times in plain seconds. The protocol requirement isn't deprecated, so that calling
/// it doesn't cause a warning.
private protocol Rows {
  static func all() -> [Row<Int>]
}

private enum PlainSeconds: Rows {
  private static let main = MainScheduler.instance

  private static func driver(_ scheduler: TestScheduler) -> Driver<Int> {
    scheduler.numbers.asDriver()
  }

  @available(*, deprecated)
  static func all() -> [Row<Int>] {
    [
      Row("driver delay", ["45: next(3)", "55: completed"]) { driver($0).skip(3).delay(0.005) },
      Row("driver debounce", ["50: next(3)", "50: completed"]) { driver($0).debounce(0.015) },
      Row("driver throttle", ["10: next(1)", "30: next(2)", "50: next(3)", "50: completed"]) {
        driver($0).throttle(0.02)
      },
      Row("driver interval", ["400: next(0)", "800: next(1)"]) { _ in Driver.interval(0.4) },
      Row("signal timer", ["100: next(0)", "700: next(1)"]) { _ in
        Signal.timer(0.1, period: 0.6)
      },
      Row("single delay", ["50: next(1)", "50: completed"]) { $0.one.delay(0.03, scheduler: main) },
      Row("single delaySubscription", ["50: next(1)", "50: completed"]) {
        $0.one.delaySubscription(0.03, scheduler: main)
      },
      Row("single timeout", ["10: error(Sequence timeout.)"]) {
        $0.one.timeout(0.01, scheduler: main)
      },
      Row("single timeout to another", ["10: next(7)", "10: completed"]) {
        $0.one.timeout(0.01, other: .just(7), scheduler: main)
      },
      Row("single timer", ["30: next(0)", "30: completed"]) { _ in
        Single.timer(0.03, scheduler: main)
      },
    ]
  }
}

@Suite struct PlainSecondsTests {
  @Test func traitsAcceptPlainSeconds() {
    let rows: any Rows.Type = PlainSeconds.self
    for row in rows.all() { #expect(row.record() == row.expected, "\(row.name)") }
  }
}

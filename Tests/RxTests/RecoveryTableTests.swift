import Foundation
import Rx
import Testing

@Suite struct RecoveryTableTests {
  private let main = MainScheduler.instance

  @Test func catchContinuesWithAnotherSequence() {
    let rows: [Row2] = [
      ("100:1 200:#", "50:7 80:|", "100:1 250:7 280:|", "0-200", "200-280"),
      ("100:1 200:|", "50:7", "100:1 200:|", "0-200", ""), ("", "50:7", "", "0-1000", ""),
      ("100:#", "50:#", "150:#", "0-100", "100-150"), ("100:#", "", "", "0-100", "100-1000"),
      ("100:# 120:x", "50:7", "", "0-100", "100-120"), ("100:1 50:x", "50:7", "", "0-50", ""),
    ]
    check({ first, second in first.catch { _ in second } }, rows)
    check({ Observable.catch(sequence: [$0, $1]) }, rows)
    check(
      { $0.catch { throw $0 } },
      [("100:1 200:#", "100:1 200:#", "0-200"), ("100:|", "100:|", "0-100")])
  }

  @Test func catchAndReturnSendsAnElement() {
    check(
      { $0.catchAndReturn(9) },
      [
        ("100:1 200:#", "100:1 200:9 200:|", "0-200"), ("100:1 200:|", "100:1 200:|", "0-200"),
        ("100:|", "100:|", "0-100"), ("", "", "0-1000"), ("100:1 150:x 200:#", "100:1", "0-150"),
      ])
  }

  @Test func retrySubscribesAgain() {
    check(
      { $0.retry(2) },
      [
        ("100:1 200:#", "100:1 300:1 400:#", "0-200 200-400"),
        ("100:1 200:|", "100:1 200:|", "0-200"), ("", "", "0-1000"),
        ("100:1 200:# 350:x", "100:1 300:1", "0-200 200-350"),
      ])
    check({ $0.retry(1) }, [("100:1 200:#", "100:1 200:#", "0-200")])
    check(
      { $0.retry() },
      [
        ("100:1 400:#", "100:1 500:1 900:1", "0-400 400-800 800-1000"),
        ("100:1 200:|", "100:1 200:|", "0-200"),
        ("100:1 200:# 350:x", "100:1 300:1", "0-200 200-350"),
      ])
  }

  @Test func retryWhenSubscribesAgainWhenTriggered() {
    let span = RxTimeInterval.milliseconds(50)
    check(
      {
        $0.retry(when: { errors in
          errors.flatMap { _ in Observable<Int>.timer(span, scheduler: main) }
        })
      },
      [
        (
          "100:1 200:#", "100:1 350:1 600:1 850:1", "0-200 250-450 500-700 750-950"
        ),
        ("100:1 200:|", "100:1 200:|", "0-200"), ("", "", "0-1000"),
        ("100:1 200:# 220:x", "100:1", "0-200"),
        ("100:1 200:# 300:x", "100:1", "0-200 250-300"),
      ])
  }
}

import Failures
import Foundation
import Rx
import Testing
import VirtualTime

@Suite struct TimeTableTests {
  private let main = MainScheduler.instance
  private let span = RxTimeInterval.milliseconds(100)

  @Test func debounce() {
    check(
      { $0.debounce(span, scheduler: main) },
      [
        ("100:1 150:2 400:3 450:|", "250:2 450:3 450:|", "0-450"),
        ("100:1 150:#", "150:#", "0-150"),
        ("100:1 200:2 300:|", "300:2 300:|", "0-300"), ("0:|", "0:|", "0-0"),
        ("", "", "0-1000"), ("100:1 150:x", "", "0-150"),
      ])
    check({ $0.debounce(.seconds(-1), scheduler: main) }, [("9:1 20:|", "9:1 20:|", "0-20")])
  }

  @Test func throttle() {
    check(
      { $0.throttle(span, scheduler: main) },
      [
        ("100:1 120:2 150:3 350:4 400:|", "100:1 200:3 350:4 400:|", "0-400"),
        ("100:1 150:2 160:|", "100:1 200:2 200:|", "0-160"),
        ("100:1 150:|", "100:1 150:|", "0-150"),
        ("100:1 150:2 200:3 300:|", "100:1 200:3 300:|", "0-300"),
        ("100:1 150:2 250:3 400:|", "100:1 200:2 300:3 400:|", "0-400"),
        ("100:1 150:2 160:#", "100:1 160:#", "0-160"), ("", "", "0-1000"),
        ("100:1 150:2 170:x", "100:1", "0-170"), ("0:|", "0:|", "0-0"),
      ])
    check(
      { $0.throttle(span, latest: false, scheduler: main) },
      [
        ("100:1 120:2 150:3 350:4 400:|", "100:1 350:4 400:|", "0-400"),
        ("100:1 200:2 300:|", "100:1 200:2 300:|", "0-300"),
        ("100:1 150:2 160:|", "100:1 160:|", "0-160"), ("100:#", "100:#", "0-100"),
      ])
    check({ $0.throttle(.seconds(-1), scheduler: main) }, [("9:1 10:2", "9:1 10:2", "0-1000")])
  }

  @Test func timeout() {
    check(
      { $0.timeout(span, scheduler: main) },
      [
        ("50:1 120:2 500:3", "50:1 120:2 220:#", "0-220"), ("50:1 80:|", "50:1 80:|", "0-80"),
        ("50:#", "50:#", "0-50"), ("", "100:#", "0-100"), ("50:1 80:x", "50:1", "0-80"),
        ("100:1", "100:#", "0-100"),
      ])
    check(
      { $0.timeout(span, other: $1, scheduler: main) },
      [
        ("50:1 500:2", "10:7 20:|", "50:1 160:7 170:|", "0-150", "150-170"),
        ("50:1 80:|", "10:7", "50:1 80:|", "0-80", ""), ("50:#", "10:7", "50:#", "0-50", ""),
        ("", "50:#", "150:#", "0-100", "100-150"), ("150:x", "90:7", "", "0-100", "100-150"),
        ("", "150:7", "250:7", "0-100", "100-1000"),
      ])
    let stage = TestStage()
    #expect(
      stage.record { Observable<Int>.never().timeout(span, scheduler: main) }
        == ["100: error(Sequence timeout.)"])
  }

  @Test func timeoutSubscribesToTheOtherBeforeDisposingOfTheSource() {
    let stage = TestStage()
    let source = stage.cold([(250, .next(1)), (300, Event<Int>.completed)])
    let shared = source.asObservable().share()
    let log = stage.record { shared.timeout(span, other: shared, scheduler: main) }
    #expect(log == ["250: next(1)", "300: completed"])
    #expect(source.subscriptions == ["0-300"])
  }

  @Test func skipAndTakeFor() {
    let time = RxTimeInterval.milliseconds(150)
    check(
      { $0.skip(for: time, scheduler: main) },
      [
        ("100:1 200:2 300:|", "200:2 300:|", "0-300"), ("100:1 120:|", "120:|", "0-120"),
        ("150:1", "150:1", "0-1000"), ("100:#", "100:#", "0-100"), ("100:1 120:x", "", "0-120"),
      ])
    check(
      { $0.take(for: time, scheduler: main) },
      [
        ("100:1 200:2", "100:1 150:|", "0-150"), ("100:1 120:|", "100:1 120:|", "0-120"),
        ("150:1", "150:|", "0-150"), ("100:#", "100:#", "0-100"), ("100:1 120:x", "100:1", "0-120"),
      ])
    check({ $0.skip(for: .seconds(-1), scheduler: main) }, [("9:1", "9:1", "0-1000")])
    check({ $0.take(for: .seconds(-1), scheduler: main) }, [("9:1", "0:|", "0-0")])
  }

  @Test func delays() {
    check(
      { $0.delay(span, scheduler: main) },
      [
        ("100:1 200:2 300:|", "200:1 300:2 400:|", "0-300"), ("50:1 120:#", "120:#", "0-120"),
        ("0:|", "100:|", "0-0"), ("", "", "0-1000"), ("100:1 150:x", "", "0-150"),
      ])
    check({ $0.delay(.seconds(-1), scheduler: main) }, [("9:1 20:|", "9:1 20:|", "0-20")])
    check(
      { $0.delaySubscription(span, scheduler: main) },
      [
        ("100:1 200:|", "200:1 300:|", "100-300"), ("9:#", "109:#", "100-109"),
        ("100:1 50:x", "", ""), ("100:1 150:x", "", "100-150"),
      ])
  }

  @Test func buffer() {
    check(
      { $0.buffer(timeSpan: span, count: 2, scheduler: main) },
      [
        ("10:1 20:2 30:3 150:4 200:|", "20:[1,2] 120:[3] 200:[4] 200:|", "0-200"),
        ("10:1 20:#", "20:#", "0-20"), ("250:x", "100:[] 200:[]", "0-250"),
        ("0:|", "0:[] 0:|", "0-0"),
      ])
  }

  @Test func window() {
    check(
      { source in
        source.window(timeSpan: span, count: 2, scheduler: main).enumerated().flatMap { window in
          window.element.materialize().map { event in
            "\(window.index)=\(event.element.map(String.init) ?? (event.isCompleted ? "|" : "#"))"
          }
        }
      },
      [
        (
          "10:1 20:2 30:3 150:4 200:|",
          "10:0=1 20:0=2 20:0=| 30:1=3 120:1=| 150:2=4 200:2=| 200:|", "0-200"
        ),
        ("10:1 20:#", "10:0=1 20:0=# 20:#", "0-20"), ("0:|", "0:0=| 0:|", "0-0"),
        ("150:x", "100:0=|", "0-150"),
      ])
  }

  @Test func windowsKeepTheSourceAliveWithoutTheOuterSequence() {
    let stage = TestStage()
    let source = stage.cold([(100, .next(1)), (200, .next(2)), (600, .next(3))])
    var log: [String] = []
    let outer = SerialDisposable()
    stage.at(0) {
      outer.disposable = source.asObservable()
        .window(timeSpan: .milliseconds(500), count: 9, scheduler: main)
        .subscribe(onNext: { window in
          log.append("\(stage.now) window")
          _ = window.subscribe { log.append("\(stage.now) \($0.debugDescription)") }
        })
    }
    stage.at(150) { outer.dispose() }
    stage.run(to: 1_000)
    #expect(log == ["0 window", "100 next(1)", "200 next(2)", "500 completed"])
    #expect(source.subscriptions == ["0-500"])
    #expect(stage.clock.pendingCount == 0)
  }

  @Test func intervalAndTimerCount() {
    let every = RxTimeInterval.milliseconds(100)
    check(
      { _ in Observable<Int>.interval(every, scheduler: main) },
      [("350:x", "100:0 200:1 300:2", "")])
    check(
      { _ in Observable<Int>.timer(.milliseconds(50), period: every, scheduler: main) },
      [("200:x", "50:0 150:1", "")])
    check({ _ in Observable<Int>.timer(.seconds(-1), scheduler: main) }, [("", "0:0 0:|", "")])
    check(
      { _ in Observable<UInt8>.interval(.milliseconds(1), scheduler: main).skip(255).take(2) },
      [("", "256:255 257:0 257:|", "")])
  }

  @Test func nonPositiveIntervalsFailTheClock() {
    for period in [RxTimeInterval.seconds(0), .seconds(-1)] {
      let stage = TestStage()
      stage.clock.turnLimit = 100
      stage.at(0) { _ = Observable<Int>.interval(period, scheduler: main).subscribe() }
      stage.run(to: 10)
      #expect((stage.clock.failure as? FlipbookError)?.code == .zeroTimeLoop)
    }
  }
}

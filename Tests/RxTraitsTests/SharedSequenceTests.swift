import Foundation
import Rx
import RxTesting
import RxViews
import Testing

@Suite struct SharedSequenceTests {
  /// The operators of all shared sequences, with the strategy of `numbers`.
  private func rows<Sharing: SharingStrategyProtocol>(
    _ sharing: Sharing.Type
  ) -> [Row<Int>] {
    func numbers(_ scheduler: TestScheduler) -> SharedSequence<Sharing, Int> {
      scheduler.numbers.asSharedSequence(onErrorJustReturn: 0)
    }
    func one(_ scheduler: TestScheduler) -> SharedSequence<Sharing, Int> {
      scheduler.one.asSharedSequence(onErrorJustReturn: 0)
    }
    let all = ["10: next(1)", "20: next(2)", "30: next(2)", "40: next(3)", "50: completed"]
    let sums = ["10: next(2)", "20: next(4)", "30: next(4)", "40: next(6)", "50: completed"]
    return [
      Row("itself", all) { numbers($0) },
      Row("just", ["0: next(1)", "0: completed"]) { _ in SharedSequence<Sharing, Int>.just(1) },
      Row("empty", ["0: completed"]) { _ in SharedSequence<Sharing, Int>.empty() },
      Row("never", []) { _ in SharedSequence<Sharing, Int>.never() },
      Row("of", ["0: next(1)", "0: next(2)", "0: completed"]) { _ in
        SharedSequence<Sharing, Int>.of(1, 2)
      },
      Row("from", ["0: next(1)", "0: next(2)", "0: completed"]) { _ in
        SharedSequence<Sharing, Int>.from([1, 2])
      },
      Row("from optional", ["0: next(1)", "0: completed"]) { _ in
        SharedSequence<Sharing, Int>.from(optional: 1)
      },
      Row("deferred", all) { s in SharedSequence.deferred { numbers(s) } },
      Row("interval", ["400: next(0)", "800: next(1)"]) { _ in
        SharedSequence<Sharing, Int>.interval(.milliseconds(400))
      },
      Row("timer", ["100: next(0)", "500: next(1)", "900: next(2)"]) { _ in
        SharedSequence<Sharing, Int>.timer(.milliseconds(100), period: .milliseconds(400))
      },
      Row("map", sums) { numbers($0).map { $0 * 2 } },
      Row("compactMap", ["40: next(3)", "50: completed"]) {
        numbers($0).compactMap { $0 > 2 ? $0 : nil }
      },
      Row("filter", ["40: next(3)", "50: completed"]) { numbers($0).filter { $0 > 2 } },
      Row("scan", ["10: next(1)", "20: next(3)", "30: next(5)", "40: next(8)", "50: completed"]) {
        numbers($0).scan(0) { $0 + $1 }
      },
      Row("startWith", ["0: next(0)", "40: next(3)", "50: completed"]) {
        numbers($0).filter { $0 == 3 }.startWith(0)
      },
      Row("skip", ["40: next(3)", "50: completed"]) { numbers($0).skip(3) },
      Row("delay", ["45: next(3)", "55: completed"]) {
        numbers($0).skip(3).delay(.milliseconds(5))
      },
      Row("debounce", ["50: next(3)", "50: completed"]) { numbers($0).debounce(.milliseconds(15)) },
      Row("throttle", ["10: next(1)", "30: next(2)", "50: next(3)", "50: completed"]) {
        numbers($0).throttle(.milliseconds(20))
      },
      Row("distinct", ["10: next(1)", "20: next(2)", "40: next(3)", "50: completed"]) {
        numbers($0).distinctUntilChanged()
      },
      Row("distinct by key", ["10: next(1)", "20: next(2)", "40: next(3)", "50: completed"]) {
        numbers($0).distinctUntilChanged { $0 % 2 }
      },
      Row("flatMap", ["30: next(1)", "50: completed"]) { s in
        numbers(s).flatMap { $0 == 1 ? one(s) : .empty() }
      },
      Row("flatMapLatest", ["60: next(1)", "60: completed"]) { s in
        numbers(s).flatMapLatest { _ in one(s) }
      },
      Row("flatMapFirst", ["30: next(1)", "60: next(1)", "60: completed"]) { s in
        numbers(s).flatMapFirst { _ in one(s) }
      },
      Row("switchLatest", ["60: next(1)", "60: completed"]) { s in
        numbers(s).map { _ in one(s) }.switchLatest()
      },
      Row("merge of inner ones", ["30: next(1)", "50: completed"]) { s in
        numbers(s).filter { $0 == 1 }.map { _ in one(s) }.merge()
      },
      Row(
        "merge one at a time",
        ["30: next(1)", "50: next(1)", "70: next(1)", "90: next(1)", "90: completed"]
      ) {
        s in numbers(s).map { _ in one(s) }.merge(maxConcurrent: 1)
      },
      Row("merge", ["0: next(9)"] + all) {
        SharedSequence<Sharing, Int>.merge(.just(9), numbers($0))
      },
      Row("concat", all.dropLast() + ["50: next(9)", "50: completed"]) {
        SharedSequence.concat([numbers($0), .just(9)])
      },
      Row("zip", sums) { SharedSequence<Sharing, Int>.zip(numbers($0), numbers($0)) { $0 + $1 } },
      Row("zip of a collection", sums) {
        SharedSequence.zip([numbers($0), numbers($0)]) { $0[0] + $0[1] }
      },
      Row(
        "combineLatest",
        ["10: next(6)", "20: next(7)", "30: next(7)", "40: next(8)", "50: completed"]
      ) {
        SharedSequence<Sharing, Int>.combineLatest(
          SharedSequence<Sharing, Int>.just(5), numbers($0)
        ) {
          $0 + $1
        }
      },
      Row(
        "combineLatest of a collection",
        ["10: next(6)", "20: next(7)", "30: next(7)", "40: next(8)", "50: completed"]
      ) { SharedSequence.combineLatest([.just(5), numbers($0)]) { $0[0] + $0[1] } },
      Row(
        "withLatestFrom",
        ["10: next(6)", "20: next(7)", "30: next(7)", "40: next(8)", "50: completed"]
      ) {
        numbers($0).withLatestFrom(SharedSequence<Sharing, Int>.just(5)) { $0 + $1 }
      },
    ]
  }

  @Test func operatorsMatchObservables() {
    for row in rows(DriverSharingStrategy.self) {
      #expect(row.record() == row.expected, "Driver \(row.name)")
    }
    for row in rows(SignalSharingStrategy.self) {
      #expect(row.record() == row.expected, "Signal \(row.name)")
    }
  }

  @Test func errorsAreReplaced() {
    func record(_ convert: @escaping (Observable<Int>) -> Driver<Int>) -> [String] {
      RxTraitsTests.record { s in
        convert(s.createColdObservable([.next(10, 1), .error(20, TestError())]).asObservable())
      }
    }
    #expect(
      record { $0.asDriver(onErrorJustReturn: 9) } == [
        "10: next(1)", "20: next(9)", "20: completed",
      ])
    #expect(record { $0.asDriver(onErrorDriveWith: .never()) } == ["10: next(1)"])
    #expect(
      record { $0.asDriver(onErrorRecover: { $0 is TestError ? .just(5) : .empty() }) }
        == ["10: next(1)", "20: next(5)", "20: completed"])
    #expect(
      RxTraitsTests.record { $0.failing.asSignal(onErrorJustReturn: 9) } == [
        "20: next(9)", "20: completed",
      ])
    #expect(
      RxTraitsTests.record { $0.failing.asSignal(onErrorSignalWith: .empty()) } == ["20: completed"]
    )
    #expect(
      RxTraitsTests.record { $0.failing.asSignal(onErrorRecover: { _ in .just(3) }) }
        == ["20: next(3)", "20: completed"])
  }

  @Test func driversShareAndReplayTheLatestElement() {
    let scheduler = testScheduler()
    let source = scheduler.createColdObservable([.next(10, 1), .next(30, 2), .completed(50)])
    let driver = scheduler.perform { source.asDriver(onErrorJustReturn: 0) }
    let (early, late) = (scheduler.record(driver, from: 0), scheduler.record(driver, from: 20))
    let after = scheduler.record(driver, from: 60)
    scheduler.start()
    #expect(early.events == [.next(10, 1), .next(30, 2), .completed(50)])
    #expect(late.events == [.next(20, 1), .next(30, 2), .completed(50)])
    #expect(after.events == [.next(70, 1), .next(90, 2), .completed(110)])
    #expect(source.subscriptions == [Subscription(0, 50), Subscription(60, 110)])
  }

  @Test func signalsShareWithoutReplay() {
    let scheduler = testScheduler()
    let source = scheduler.createColdObservable([.next(10, 1), .next(30, 2), .completed(50)])
    let signal = scheduler.perform { source.asSignal(onErrorJustReturn: 0) }
    let (early, late) = (scheduler.record(signal, from: 0), scheduler.record(signal, from: 20))
    scheduler.start()
    #expect(early.events == [.next(10, 1), .next(30, 2), .completed(50)])
    #expect(late.events == [.next(30, 2), .completed(50)])
    #expect(source.subscriptions == [Subscription(0, 50)])
  }

  @Test func reentrantElementsAreDeliveredInTheSameInstant() {
    let scheduler = testScheduler()
    let relay = PublishRelay<Int>()
    var log: [String] = []
    scheduler.scheduleAt(10) {
      _ = relay.asSignal().emit(onNext: { element in
        log.append("\(scheduler.clock): \(element) begins")
        if element < 3 { relay.accept(element + 1) }
        log.append("\(scheduler.clock): \(element) ends")
      })
      relay.accept(1)
    }
    scheduler.start()
    #expect(
      log == (1...3).flatMap { ["10: \($0) begins", "10: \($0) ends"] })
  }

  @Test func drivesObserversRelaysFunctionsAndObjects() {
    final class Target { var log: [Int] = [] }
    let target = Target()
    let subject = ReplaySubject<Int>.createUnbounded()
    let (behavior, publish) = (BehaviorRelay(value: 0), PublishRelay<Int?>())
    let replay = ReplayRelay<Int>.createUnbound()
    var log: [Int?] = []
    _ = publish.subscribe(onNext: { log.append($0) })
    let scheduler = testScheduler()
    scheduler.perform {
      let driver = Driver.just(1)
      _ = driver.drive(subject)
      _ = driver.drive(behavior)
      _ = driver.drive(publish)
      _ = driver.drive(replay)
      _ = driver.drive(onNext: { log.append($0 + 10) })
      _ = driver.drive(with: target, onNext: { $0.log.append($1) })
      _ = driver.drive()
      _ = driver.drive { $0.subscribe(onNext: { log.append($0 + 20) }) }
      _ = driver.drive(
        { source in
          {
            log.append($0); return source
          }
        }, curriedArgument: 30)
    }
    scheduler.start()
    #expect(behavior.value == 1 && log == [30, 1, 11, 21] && target.log == [1])
    #expect((try? subject.toBlocking().toArray()) == [1])
    #expect((try? replay.take(1).toBlocking().toArray()) == [1])
  }

  @Test func emitsToObserversRelaysAndObjects() {
    final class Target { var log: [Int] = [] }
    let target = Target()
    let (behavior, publish) = (BehaviorRelay<Int?>(value: nil), PublishRelay<Int>())
    var log: [Int] = []
    _ = publish.subscribe(onNext: { log.append($0) })
    let scheduler = testScheduler()
    scheduler.perform {
      let signal = Signal.just(1)
      _ = signal.emit(to: behavior)
      _ = signal.emit(to: publish)
      _ = signal.emit(onNext: { log.append($0 + 10) })
      _ = signal.emit(with: target, onNext: { $0.log.append($1) })
      _ = signal.emit()
      _ = signal.withUnretained(target).emit(onNext: { $0.log.append($1 + 1) })
    }
    scheduler.start()
    #expect(behavior.value == 1 && log == [1, 11] && target.log == [1, 2])
  }

  @Test func convertsRelaysToDriversAndSignals() {
    let scheduler = testScheduler()
    let (behavior, publish) = (BehaviorRelay(value: 1), PublishRelay<Int>())
    let (state, event) = (
      scheduler.record(behavior.asDriver()), scheduler.record(publish.asSignal())
    )
    scheduler.scheduleAt(10) {
      behavior.accept(2)
      publish.accept(3)
    }
    scheduler.start()
    #expect(state.events == [.next(0, 1), .next(10, 2)] && event.events == [.next(10, 3)])
  }

  @Test func theSchedulerCanBeReplaced() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(10, 1)])
    var driver = Driver<Int>.never()
    SharingScheduler.mock(scheduler: scheduler) {
      driver = source.asDriver(onErrorJustReturn: 0)
    }
    let observer = scheduler.record(driver)
    scheduler.start()
    #expect(observer.events == [.next(11, 1)])
  }

  @Test func testSchedulersUseTheReplacedScheduler() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
    SharingScheduler.mock(scheduler: scheduler) {
      let observer = scheduler.start { source.asDriver(onErrorJustReturn: -1) }
      #expect(observer.events == [.next(211, 1), .next(221, -1), .completed(221)])
      let signal = scheduler.createObserver(Int.self)
      scheduler.scheduleAt(1_100) {
        let late = scheduler.createColdObservable([.next(5, 3), .completed(6)])
        _ = late.asSignal(onErrorJustReturn: -1).asObservable().subscribe(signal)
      }
      scheduler.start()
      #expect(signal.events == [.next(1_106, 3), .completed(1_107)])
    }
    #expect(SharingScheduler.make() is MainScheduler)
  }

  @Test func replacementsNestAndEndOnErrors() {
    let (outer, inner) = (TestScheduler(initialClock: 0), TestScheduler(initialClock: 0))
    SharingScheduler.mock(scheduler: outer) {
      try? SharingScheduler.mock(makeScheduler: { inner }) {
        #expect(SharingScheduler.make() as? TestScheduler === inner)
        throw TestError()
      }
      #expect(SharingScheduler.make() as? TestScheduler === outer)
    }
    #expect(SharingScheduler.make() is MainScheduler)
  }

  @Test func combineLatestOfNoSequences() {
    let none: [Driver<Int>] = []
    let result = record { _ in Driver.combineLatest(none) { $0.count } }
    #expect(result == ["0: next(0)", "0: completed"])
  }
}

import Failures
import Foundation
import Rx
import Testing
import VirtualTime

@Suite struct VirtualTimeSchedulerTests {
  /// Converts times to whole seconds since 1970 and intervals to whole seconds.
  private struct Seconds: VirtualTimeConverterType {
    func convertFromVirtualTime(_ time: Int) -> RxTime {
      Date(timeIntervalSince1970: TimeInterval(time))
    }
    func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970.rounded()) }
    func convertFromVirtualTimeInterval(_ interval: Int) -> TimeInterval { TimeInterval(interval) }
    func convertToVirtualTimeInterval(_ interval: TimeInterval) -> Int { Int(interval) }
    func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
    func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
      lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
    }
  }

  /// A scheduler that never runs work at the current time, only later.
  private final class DelayingScheduler: VirtualTimeScheduler<Seconds> {
    override func adjustScheduledTime(_ time: Int) -> Int { max(time, clock + 1) }
  }

  private let scheduler = VirtualTimeScheduler(initialClock: 10, converter: Seconds())

  @Test func workRunsInOrderOfTime() {
    var log: [String] = []
    func schedule(_ name: String, at time: Int) {
      _ = scheduler.scheduleAbsoluteVirtual(name, time: time) { [scheduler] name in
        log.append("\(scheduler.clock) \(name)")
        return Disposables.create()
      }
    }
    for (name, time) in [("d", 40), ("a", 20), ("b", 20), ("late", 5), ("c", 30)] {
      schedule(name, at: time)
    }
    #expect(scheduler.debugDescription == "[5, 20, 20, 30, 40]")
    scheduler.start()
    #expect(log == ["10 late", "20 a", "20 b", "30 c", "40 d"])
    #expect(scheduler.clock == 40)
    #expect(scheduler.now == Date(timeIntervalSince1970: 40))
  }

  @Test func advancingRunsDueWorkAndStopsAtTheTime() {
    var log: [Int] = []
    _ = Observable<Int>.interval(.seconds(3), scheduler: scheduler)
      .subscribe(onNext: { [scheduler] _ in log.append(scheduler.clock) })
    scheduler.advanceTo(20)
    #expect(log == [13, 16, 19])
    #expect(scheduler.clock == 20)
    scheduler.sleep(5)
    #expect(log.count == 3 && scheduler.clock == 25)
    scheduler.advanceTo(26)
    #expect(log == [13, 16, 19, 25])
  }

  @Test func workCanStopTheSchedulerAndBeCancelled() {
    var log: [String] = []
    let cancelled = scheduler.scheduleRelativeVirtual((), dueTime: 1) { _ in
      log.append("cancelled")
      return Disposables.create()
    }
    let done = scheduler.scheduleRelative((), dueTime: .seconds(2)) { [scheduler] _ in
      log.append("\(scheduler.clock)")
      scheduler.start()
      scheduler.stop()
      return Disposables.create { log.append("disposed") }
    }
    _ = scheduler.scheduleRelative((), dueTime: .seconds(3)) { _ in
      log.append("after")
      return Disposables.create()
    }
    cancelled.dispose()
    scheduler.start()
    #expect(log == ["12"])
    done.dispose()
    #expect(log == ["12", "disposed"])
    scheduler.start()
    #expect(log.last == "after")
  }

  @Test func subclassesCanAdjustTimes() {
    let scheduler = DelayingScheduler(initialClock: 0, converter: Seconds())
    var log: [Int] = []
    _ = Observable.of(7, 8, scheduler: scheduler)
      .subscribe(onNext: { _ in log.append(scheduler.clock) })
    scheduler.start()
    #expect(log == [1, 2])
  }

  @Test func historicalSchedulersReportDates() {
    let scheduler = HistoricalScheduler()
    var dates: [TimeInterval] = []
    _ = Observable<Int>.timer(.milliseconds(500), period: .seconds(2), scheduler: scheduler).take(3)
      .subscribe(onNext: { _ in dates.append(scheduler.now.timeIntervalSince1970) })
    scheduler.start()
    #expect(dates == [0.5, 2.5, 4.5])
    scheduler.sleep(1)
    #expect(scheduler.clock == Date(timeIntervalSince1970: 5.5))
    #expect(HistoricalScheduler(initialClock: .distantPast).now == .distantPast)
  }

  @Test func endlessLoopsFailTheStageClock() {
    let stage = TestStage()
    stage.clock.turnLimit = 1_000
    stage.at(0) {
      let scheduler = HistoricalScheduler()
      _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).subscribe()
      scheduler.start()
    }
    stage.run(to: 0)
    #expect((stage.clock.failure as? FlipbookError)?.code == .zeroTimeLoop)
  }

  @Test func misuseStopsWithAMessage() async {
    await #expect(processExitsWith: .failure) { HistoricalScheduler().sleep(-1) }
    await #expect(processExitsWith: .failure) {
      let scheduler = HistoricalScheduler()
      _ = scheduler.schedule(()) { _ in
        scheduler.advanceTo(.distantFuture)
        return Disposables.create()
      }
      scheduler.start()
    }
  }
}

@Suite struct QueueSchedulerTests {
  private let schedulers: [any SchedulerType] = [
    MainScheduler.instance, MainScheduler.asyncInstance, ConcurrentMainScheduler.instance,
    SerialDispatchQueueScheduler(internalSerialQueueName: "name"),
    SerialDispatchQueueScheduler(queue: .main, internalSerialQueueName: "name"),
    SerialDispatchQueueScheduler(qos: .background), ConcurrentDispatchQueueScheduler(qos: .utility),
    ConcurrentDispatchQueueScheduler(queue: .global()),
  ]

  @Test func allSchedulersUseTheStageClock() {
    for scheduler in schedulers {
      let stage = TestStage()
      var log: [String] = []
      stage.at(100) {
        #expect(scheduler.now == RxTime(timeIntervalSinceReferenceDate: 0.1))
        _ = scheduler.scheduleRelative((), dueTime: .milliseconds(50)) { _ in
          log.append("\(stage.now)")
          return Disposables.create { log.append("disposed") }
        }
        let periodic = scheduler.schedulePeriodic(
          1, startAfter: .milliseconds(70), period: .milliseconds(30)
        ) { count in
          log.append("\(stage.now): \(count)")
          return count * 2
        }
        stage.at(210) { periodic.dispose() }
        let cancelled = scheduler.scheduleRelative((), dueTime: .seconds(-1)) { _ in
          log.append("cancelled")
          return Disposables.create()
        }
        cancelled.dispose()
      }
      stage.run(to: 1_000)
      #expect(log == ["150", "170: 1", "200: 2"], "\(type(of: scheduler))")
      #expect(stage.clock.pendingCount == 0)
    }
  }

  @Test func theConcurrentMainSchedulerRunsImmediately() {
    let stage = TestStage()
    var log: [String] = []
    stage.at(0) {
      _ = ConcurrentMainScheduler.instance.schedule(()) { _ in
        _ = ConcurrentMainScheduler.instance.schedule(()) { _ in
          log.append("inner")
          return Disposables.create()
        }
        log.append("outer")
        return Disposables.create()
      }
    }
    stage.run(to: 0)
    #expect(log == ["inner", "outer"])
  }

  @Test func operationsRunAfterTheRunningWork() {
    let queue = OperationQueue()
    let scheduler = OperationQueueScheduler(operationQueue: queue, queuePriority: .high)
    #expect(scheduler.operationQueue === queue && scheduler.queuePriority == .high)
    let stage = TestStage()
    var log: [String] = []
    stage.at(0) {
      _ = scheduler.schedule("work") {
        log.append($0); return Disposables.create()
      }
      log.append("back")
    }
    stage.run(to: 0)
    #expect(log == ["back", "work"])
  }

  @Test func workOutsideAStageRunsOnTheCurrentThread() {
    var count = 0
    for scheduler in schedulers {
      _ = scheduler.schedule(()) { _ in
        count += 1
        return Disposables.create()
      }
    }
    #expect(count == schedulers.count)
  }

  @Test func theThreadOfAStageIsItsMainThread() async {
    TestStage().clock.asCurrent {
      MainScheduler.ensureExecutingOnScheduler()
      MainScheduler.ensureRunningOnMainThread(errorMessage: "no")
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          MainScheduler.ensureExecutingOnScheduler(errorMessage: "not here")
          continuation.resume()
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("not here"))
  }
}

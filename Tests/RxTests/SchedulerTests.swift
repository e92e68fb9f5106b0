import Foundation
import Rx
import Testing
import VirtualTime

@Suite struct SchedulerTests {
  @Test func theMainSchedulerReportsTheStageTime() {
    let stage = TestStage()
    var times: [RxTime] = []
    stage.at(1_500) {
      times = [MainScheduler.instance.now, MainScheduler.asyncInstance.now]
    }
    stage.run(to: 2_000)
    #expect(times == Array(repeating: RxTime(timeIntervalSinceReferenceDate: 1.5), count: 2))
  }

  @Test func theMainSchedulerRunsImmediatelyUnlessWorkIsPending() {
    let stage = TestStage()
    var log: [String] = []
    stage.at(0) {
      _ = MainScheduler.instance.schedule(()) { _ in
        log.append("a begins")
        _ = MainScheduler.instance.schedule(()) { _ in
          log.append("b")
          return Disposables.create()
        }
        log.append("a ends")
        return Disposables.create()
      }
      _ = MainScheduler.instance.schedule(()) { _ in
        log.append("c")
        return Disposables.create()
      }
      log.append("back")
    }
    stage.at(0) {
      _ = MainScheduler.instance.schedule(()) { _ in
        log.append("d")
        return Disposables.create()
      }
      log.append("back again")
    }
    stage.run(to: 0)
    #expect(log == ["a begins", "a ends", "back", "back again", "b", "c", "d"])
  }

  @Test func cancelledWorkIsNoLongerPending() {
    let stage = TestStage()
    var log: [String] = []
    stage.at(0) {
      _ = MainScheduler.instance.schedule(()) { _ in
        MainScheduler.instance.schedule(()) { _ in
          log.append("cancelled")
          return Disposables.create()
        }.dispose()
        return Disposables.create()
      }
      _ = MainScheduler.instance.schedule(()) { _ in
        log.append("at once")
        return Disposables.create()
      }
      log.append("back")
    }
    stage.run(to: 0)
    #expect(log == ["at once", "back"])
  }

  @Test func theAsynchronousMainSchedulerNeverRunsImmediately() {
    let stage = TestStage()
    var log: [String] = []
    stage.at(0) {
      _ = MainScheduler.asyncInstance.schedule(()) { _ in
        log.append("a")
        return Disposables.create()
      }
      log.append("back")
    }
    stage.run(to: 0)
    #expect(log == ["back", "a"])
  }

  @Test func workCanBeCancelledBeforeAndAfterItRuns() {
    let stage = TestStage()
    var log: [String] = []
    let main = MainScheduler.instance
    stage.at(0) {
      let early = main.scheduleRelative((), dueTime: .seconds(1)) { _ in
        log.append("early")
        return Disposables.create()
      }
      early.dispose()
      let late = main.scheduleRelative((), dueTime: .milliseconds(100)) { _ in
        Disposables.create { log.append("disposed") }
      }
      stage.at(500) { late.dispose() }
    }
    stage.run(to: 400)
    #expect(log == [])
    #expect(stage.clock.pendingCount == 1)
    stage.run(to: 2_000)
    #expect(log == ["disposed"])
  }

  @Test func periodicWorkRunsAtMultiplesOfItsPeriod() {
    let stage = TestStage()
    var log: [String] = []
    stage.at(0) {
      let disposable = MainScheduler.instance.schedulePeriodic(
        0, startAfter: .milliseconds(50), period: .milliseconds(100)
      ) { count in
        log.append("\(stage.now): \(count)")
        return count + 1
      }
      stage.at(300) { disposable.dispose() }
    }
    stage.run(to: 1_000)
    #expect(log == ["50: 0", "150: 1", "250: 2"])
    #expect(stage.clock.pendingCount == 0)
  }

  @Test func currentThreadWorkWaitsForTheRunningWork() {
    var log: [String] = []
    #expect(CurrentThreadScheduler.isScheduleRequired)
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      #expect(!CurrentThreadScheduler.isScheduleRequired)
      log.append("a begins")
      _ = CurrentThreadScheduler.instance.schedule(()) { _ in
        log.append("b")
        return Disposables.create()
      }
      CurrentThreadScheduler.instance.schedule(()) { _ in
        log.append("cancelled")
        return Disposables.create()
      }.dispose()
      log.append("a ends")
      return Disposables.create()
    }
    #expect(log == ["a begins", "a ends", "b"])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test func nestedStagesDoNotWaitForTheOuterStage() {
    let outer = TestStage(), inner = TestStage()
    var log: [String] = []
    outer.at(0) {
      _ = Observable.of(1).subscribe(onNext: { _ in
        inner.clock.asCurrent { _ = Observable.of(2).subscribe(onNext: { log.append("\($0)") }) }
        log.append("1")
      })
    }
    outer.run(to: 0)
    #expect(log == ["2", "1"])
  }

  @Test func recursiveWorkStopsWhenDisposed() {
    let stage = TestStage()
    var rounds = 0
    stage.at(0) {
      let serial = SerialDisposable()
      serial.disposable = MainScheduler.asyncInstance.scheduleRecursive(0) { state, recurse in
        rounds = state
        if state == 10 { serial.dispose() }
        recurse(state + 1)
      }
    }
    stage.run(to: 0)
    #expect(rounds == 10)
    #expect(stage.clock.pendingCount == 0)
  }

  @Test func waitingOutsideAStageStopsWithAMessage() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Observable.just(1).delay(0.5, scheduler: MainScheduler.instance).subscribe()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("stage.perform"))
  }

  @Test func negativeCountsStopWithAMessage() async {
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).take(-1) }
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).retry(-1) }
    await #expect(processExitsWith: .failure) { _ = Observable.range(start: 0, count: -1) }
    await #expect(processExitsWith: .failure) { _ = ReplaySubject<Int>.create(bufferSize: -1) }
  }
}

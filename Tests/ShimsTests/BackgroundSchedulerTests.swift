import RxSwift
import Testing
import UIKit

/// Work of RxSwift's and Combine's background schedulers that waits in the middle.
@Suite struct BackgroundSchedulerTests {
  @Test func subscriptionsCanSleep() throws {
    let test = try TestStage()
    let disposables = DisposeBag()
    try test.play(until: 5) {
      Observable<String>.create { observer in
        StageThread.sleep(1)
        observer.onNext("loaded")
        StageThread.sleep(1)
        observer.onCompleted()
        return Disposables.create()
      }
      .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .background))
      .observe(on: MainScheduler.instance)
      .subscribe(
        onNext: { test.note("\($0) \(StageThread.isMainThread)") },
        onCompleted: { test.note("completed \(StageThread.isMainThread)") }
      )
      .disposed(by: disposables)
    }
    #expect(test.log == ["loaded true 1.0", "completed true 2.0"])
  }

  @Test(arguments: [(true, ["1 1.0", "2 2.0", "3 3.0"]), (false, ["1 1.0", "2 1.0", "3 1.0"])])
  func serialSchedulersKeepTheOrder(isSerial: Bool, expected: [String]) throws {
    let test = try TestStage()
    let scheduler: any SchedulerType =
      isSerial
      ? SerialDispatchQueueScheduler(qos: .default)
      : ConcurrentDispatchQueueScheduler(qos: .default)
    try test.play(until: 5) {
      for number in 1...3 {
        _ = scheduler.schedule(number) {
          StageThread.sleep(1)
          test.note("\($0)")
          return Disposables.create()
        }
      }
    }
    #expect(test.log == expected)
  }

  @Test func theMainQueueIsntABackgroundQueue() throws {
    let test = try TestStage()
    try test.play(until: 1) {
      let schedulers: [any SchedulerType] = [
        SerialDispatchQueueScheduler(queue: .main, internalSerialQueueName: "main"),
        ConcurrentDispatchQueueScheduler(queue: .main), MainScheduler.asyncInstance,
        ConcurrentMainScheduler.instance, SerialDispatchQueueScheduler(qos: .utility),
      ]
      for scheduler in schedulers {
        _ = scheduler.schedule(()) {
          test.note("\(StageThread.isMainThread)")
          return Disposables.create()
        }
      }
    }
    #expect(test.log.sorted() == ["false 0.0"] + Array(repeating: "true 0.0", count: 4))
  }

  @Test func disposedWorkDoesntRun() throws {
    let test = try TestStage()
    try test.play(until: 5) {
      let scheduler = SerialDispatchQueueScheduler(qos: .default)
      let note = { (name: String) in
        scheduler.schedule(name) {
          StageThread.sleep(1)
          test.note($0)
          return Disposables.create()
        }
      }
      _ = note("a")
      let second = note("b")
      _ = note("c")
      note("d").dispose()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { second.dispose() }
    }
    #expect(test.log == ["a 1.0", "c 2.0"])
  }
}

import Foundation
import Rx
import Synchronization
import Testing
import VirtualTime

/// The lines that a hook has received, from any thread.
private final class Lines: Sendable {
  private let lines = Mutex<[String]>([])

  func append(_ line: String) { lines.withLock { $0.append(line) } }

  /// Returns the lines that contain `text`.
  func containing(_ text: String) -> [String] {
    lines.withLock { $0.filter { $0.contains(text) } }
  }
}

/// Serialized, because the hooks belong to the whole process.
@Suite(.serialized) struct HookTests {
  private func debugLines(_ identifier: String, _ body: () -> Void) -> [String] {
    let lines = Lines()
    let before = Hooks.debugPrinter
    Hooks.debugPrinter = { lines.append($0) }
    defer { Hooks.debugPrinter = before }
    body()
    return lines.containing(identifier)
  }

  @Test func debugPrintsALineForEachEvent() {
    let stage = TestStage()
    let lines = debugLines("chain") {
      check({ $0.debug("chain") }, [("100:1 1200:2 200:|", "100:1 200:|", "0-200")])
      stage.clock.run(through: Instant(seconds: 61.5))
      stage.clock.asCurrent {
        _ = Observable<Int>.error(TestError()).debug("chain").subscribe { _ in }
      }
    }
    #expect(
      lines == [
        "0.000: chain -> subscribed", "0.100: chain -> Event next(1)",
        "0.200: chain -> Event completed", "0.200: chain -> isDisposed",
        "61.500: chain -> subscribed", "61.500: chain -> Event error(boom)",
        "61.500: chain -> isDisposed",
      ])
  }

  @Test func debugTrimsEventsAndPrintsItsLocation() {
    let text = String(repeating: "a", count: 30) + String(repeating: "b", count: 30)
    let trimmed = debugLines("long") {
      _ = Observable.just(text).debug("long", trimOutput: true).subscribe()
    }
    #expect(
      trimmed.dropFirst().first
        == "long -> Event next(\(text.prefix(15))...\(text.suffix(19)))")
    let lines = debugLines("EffectTests.swift:") {
      _ = Observable.just(1).debug().subscribe()
    }
    #expect(lines.count == 4)
    #expect(lines.first?.contains("debugTrimsEventsAndPrintsItsLocation() -> subscribed") == false)
    #expect(lines.first?.contains("(debugTrimsEventsAndPrintsItsLocation()) -> subscribed") == true)
  }

  @Test func debugReportsEarlyDisposalOnce() {
    let lines = debugLines("middle") {
      check({ $0.debug("middle") }, [("100:1 150:x", "100:1", "0-150")])
    }
    #expect(lines.count == 3 && lines[2] == "0.150: middle -> isDisposed")
  }

  @Test func unhandledErrorsArePassedToTheHook() {
    let lines = Lines()
    let before = Hooks.defaultErrorHandler
    Hooks.defaultErrorHandler = { lines.append("\($0) \($1)") }
    Hooks.customCaptureSubscriptionCallstack = { ["here"] }
    Hooks.recordCallStackOnError = true
    defer {
      Hooks.defaultErrorHandler = before
      Hooks.recordCallStackOnError = false
    }
    struct Unhandled: Error {}
    _ = Observable<Int>.error(Unhandled()).subscribe()
    _ = Observable<Int>.error(Unhandled()).subscribe(onNext: { _ in }, onError: { _ in })
    #expect(lines.containing("Unhandled") == ["[\"here\"] Unhandled()"])
  }

  #if !DEBUG
    @Test func boundErrorsAreReportedAndTheTargetKeepsItsValue() {
      final class Target { var value = 0 }
      let lines = Lines()
      let before = Hooks.defaultErrorHandler
      Hooks.defaultErrorHandler = { _, error in lines.append("\(error)") }
      defer { Hooks.defaultErrorHandler = before }
      struct Unbound: Error {}
      let target = Target()
      let binder = Binder(target) { (target: Target, value: Int) in target.value = value }
      _ = Observable.of(1).concat(Observable.error(Unbound())).bind(to: binder)
      _ = Observable<Int>.error(Unbound()).bind(onNext: { target.value = $0 })
      _ = Observable<Int>.error(Unbound()).bind(with: target) { $0.value = $1 }
      #expect(target.value == 1)
      #expect(lines.containing("Unbound") == Array(repeating: "Unbound()", count: 3))
    }
  #endif
}

@Suite struct ObserveOnTests {
  private let main = MainScheduler.instance

  @Test func eventsMoveToTheEndOfTheInstant() {
    let schedulers: [any ImmediateSchedulerType] = [
      MainScheduler.asyncInstance, ConcurrentDispatchQueueScheduler(qos: .userInitiated),
      OperationQueueScheduler(operationQueue: OperationQueue()),
      SerialDispatchQueueScheduler(qos: .background),
    ]
    for scheduler in schedulers {
      let stage = TestStage()
      var log: [String] = []
      stage.at(100) {
        _ = Observable.of(1, 2).observe(on: scheduler).subscribe(
          onNext: { log.append("\(stage.now) \($0)") }, onCompleted: { log.append("completed") })
        log.append("back")
      }
      stage.run(to: 100)
      #expect(log == ["back", "100 1", "100 2", "completed"])
    }
  }

  @Test func theMainSchedulerDeliversImmediatelyUnlessBusy() {
    let stage = TestStage()
    let subject = PublishSubject<Int>()
    var log: [String] = []
    stage.at(0) {
      _ = subject.observe(on: main).subscribe(onNext: { element in
        log.append("\(element) begins")
        if element == 1 { subject.onNext(2) }
        log.append("\(element) ends")
      })
      subject.onNext(1)
      log.append("back")
      subject.onNext(3)
    }
    stage.run(to: 0)
    #expect(
      log == ["1 begins", "1 ends", "back", "2 begins", "2 ends", "3 begins", "3 ends"])
  }

  @Test func disposalDropsWaitingEvents() {
    for scheduler in [MainScheduler.asyncInstance, ConcurrentDispatchQueueScheduler(qos: .default)]
      as [any ImmediateSchedulerType]
    {
      let stage = TestStage()
      var count = 0
      stage.at(0) {
        Observable.of(1, 2).observe(on: scheduler).subscribe(onNext: { _ in count += 1 }).dispose()
        #expect(stage.clock.pendingCount == 0)
      }
      stage.run(to: 10)
      #expect(count == 0)
    }
  }

  @Test func serialSchedulersKeepTheOrderOfAllTheirWork() {
    let stage = TestStage()
    let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "queue")
    var log: [String] = []
    stage.at(0) {
      _ = Observable.of("a", "b").observe(on: queue).subscribe(onNext: { log.append($0) })
      _ = Observable.of("c", "d").observe(on: queue).subscribe(onNext: { log.append($0) })
    }
    stage.run(to: 0)
    #expect(log == ["a", "b", "c", "d"])
  }

  @Test func subscribingAndDisposingMoveToTheScheduler() {
    let stage = TestStage()
    var log: [String] = []
    let source = Observable<Int>.create { observer in
      log.append("subscribed")
      observer.onNext(1)
      return Disposables.create { log.append("disposed") }
    }
    stage.at(0) {
      let subscription = source.subscribe(on: MainScheduler.asyncInstance)
        .subscribe(onNext: { log.append("\($0)") })
      log.append("back")
      stage.at(100) {
        subscription.dispose()
        log.append("back")
      }
    }
    stage.run(to: 200)
    #expect(log == ["back", "subscribed", "1", "back", "disposed"])
  }

  @Test func subscriptionsDisposedBeforehandNeverStart() {
    let stage = TestStage()
    stage.at(0) {
      Observable<Int>.create { _ in
        Issue.record("It has begun")
        return Disposables.create()
      }
      .subscribe(on: MainScheduler.asyncInstance).subscribe().dispose()
    }
    stage.run(to: 10)
    #expect(stage.clock.pendingCount == 0)
  }
}

import Failures
import FilmStage
import Testing
import UIKit

@Suite struct QueueTests {
  @Test func globalQueuesOfPrioritiesAreTheGlobalQueue() throws {
    let test = try TestStage()
    try test.play(until: 0.1) {
      DispatchQueue.global(priority: .high).async { test.note("high") }
      DispatchQueue.global(priority: .background).async { test.note("background") }
    }
    #expect(test.log == ["high 0.0", "background 0.0"])
    #expect(StageQueue.global(priority: .default) === StageQueue.global())
  }

  @Test func asyncWorkRunsInOrderAfterTheCurrentTurn() throws {
    let test = try TestStage()
    try test.play(until: 1) {
      DispatchQueue.main.async { test.note("first") }
      DispatchQueue.global().async { test.note("second") }
      DispatchQueue(label: "own").async { test.note("third") }
      test.note("call")
    }
    #expect(test.log == ["call 0.0", "first 0.0", "second 0.0", "third 0.0"])
  }

  @Test func syncRunsPendingWorkOfItsQueueFirst() throws {
    let test = try TestStage()
    try test.play(until: 1) {
      let queue = DispatchQueue(label: "own")
      queue.async { test.note("waiting") }
      DispatchQueue.main.async { test.note("other") }
      #expect(queue.sync { 7 } == 7)
      test.note("synced")
    }
    #expect(test.log == ["waiting 0.0", "synced 0.0", "other 0.0"])
  }

  @Test func cancelledItemsNotifyWithoutRunning() throws {
    let test = try TestStage()
    try test.play(until: 1) {
      let item = DispatchWorkItem { test.note("item") }
      item.notify(queue: .main) { test.note("notified") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        item.cancel()
        #expect(item.isCancelled)
      }
    }
    #expect(test.log == ["notified 0.5"])
  }

  @Test func performedItemsNotify() throws {
    let test = try TestStage()
    try test.play(until: 1) {
      let item = DispatchWorkItem { test.note("item") }
      item.notify(queue: .main) { test.note("notified") }
      item.perform()
      item.notify(
        queue: DispatchQueue.main, execute: DispatchWorkItem { test.note("late") })
    }
    #expect(test.log == ["item 0.0", "notified 0.0", "late 0.0"])
  }

  @Test func aDelayOfNaNIsAnErrorWithItsLine() throws {
    let test = try TestStage()
    let line = #line + 2
    func wait() {
      DispatchQueue.main.asyncAfter(deadline: .now() + .nan) { test.note("at once") }
    }
    let error = #expect(throws: FlipbookError.self) { try test.play(until: 1) { wait() } }
    #expect(test.log == [])
    #expect(error?.message == "A Dispatch time was advanced by nan s.")
    #expect(error?.hint?.contains("division by zero") == true)
    #expect(error?.source?.hasSuffix("QueueTests.swift:\(line)") == true, "\(error as Any)")
  }

  @Test func aTimerSourceWithoutAnIntervalDoesNotBlockTheStage() throws {
    let test = try TestStage()
    let source = test.stage.perform { DispatchSource.makeTimerSource() }
    var count = 0
    try test.play(until: 0.001) {
      source.schedule(deadline: .now(), repeating: 0.0)
      source.setEventHandler { count += 1 }
      source.resume()
    }
    #expect(count == 11)
    let error = #expect(throws: FlipbookError.self) {
      try test.play(until: 1) { source.schedule(deadline: .now(), repeating: .nan) }
    }
    #expect(error?.message == "A timer source has a repeat interval of nan s.")
  }

  @Test func groupsNotifyWhenAllWorkHasLeft() throws {
    let test = try TestStage()
    try test.play(until: 2) {
      let group = DispatchGroup()
      for delay in [0.3, 0.7] {
        group.enter()
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { group.leave() }
      }
      DispatchQueue.global().async(group: group) { test.note("part") }
      group.notify(queue: .main) { test.note("all") }
    }
    #expect(test.log == ["part 0.0", "all 0.7"])
  }

  @Test func waitingForAGroupIsAnError() throws {
    let test = try TestStage()
    let error = #expect(throws: FlipbookError.self) {
      try test.play(until: 1) {
        let group = DispatchGroup()
        #expect(group.wait(timeout: .now()) == .success)
        group.enter()
        group.wait()
      }
    }
    #expect(error?.message.contains("DispatchGroup.wait()") == true)
  }

  @Test func leavingAGroupTooOftenIsAnError() throws {
    let test = try TestStage()
    #expect(throws: FlipbookError.self) { try test.play(until: 1) { DispatchGroup().leave() } }
  }

  @Test func runningTheMainRunLoopForEverIsAnError() throws {
    let test = try TestStage()
    let error = #expect(throws: FlipbookError.self) {
      try test.play(until: 1) { RunLoop.current.run() }
    }
    #expect(error?.message.contains("RunLoop.run()") == true)
  }

  @Test func deadlinesAddUpToTheNanosecond() throws {
    let test = try TestStage()
    try test.play(until: 20) {
      func step(_ left: Int) {
        if left == 0 { return test.note("end") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { step(left - 1) }
      }
      step(100)
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { test.note("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .never) { test.note("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() - 5) { test.note("past") }
      let start = DispatchTime.now()
      #expect(start.distance(to: start + 0.5) == .nanoseconds(500_000_000))
      #expect(start + .seconds(2) - .milliseconds(500) == start + 1.5)
    }
    #expect(test.log == ["past 0.0", "end 10.0"])
  }

  @Test func timerSourcesRunOnlyWhileResumed() throws {
    let test = try TestStage()
    var source: DispatchSourceTimer?
    try test.play(until: 1) {
      source = DispatchSource.makeTimerSource(flags: [], queue: .main)
      source?.setEventHandler { test.note("tick") }
      source?.setCancelHandler { test.note("cancelled") }
      source?.schedule(deadline: .now() + 0.2, repeating: .milliseconds(300))
    }
    #expect(test.log.isEmpty)
    try test.play(until: 1.5) { source?.resume() }
    #expect(test.log == ["tick 1.0", "tick 1.1", "tick 1.4"])
    try test.play(until: 2) { source?.suspend() }
    try test.play(until: 2.1) { source?.cancel() }
    #expect(test.log.dropFirst(3) == ["cancelled 2.0"])
    #expect(source?.isCancelled == true)
  }

  @Test func concurrentPerformRunsSerially() throws {
    var seen: [Int] = []
    DispatchQueue.concurrentPerform(iterations: 4) { seen.append($0) }
    #expect(seen == [0, 1, 2, 3])
  }

  @Test func aSuspendedQueueStartsNoWork() throws {
    let test = try TestStage()
    try test.play(until: 2) {
      let queue = DispatchQueue(label: "own")
      queue.suspend()
      queue.suspend()
      queue.async { test.note("first") }
      queue.async { test.note("second") }
      queue.resume()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { queue.resume() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { queue.async { test.note("third") } }
    }
    #expect(test.log == ["first 0.5", "second 0.5", "third 1.0"])
  }

  @Test func aQueueWithoutActivationStartsNoWork() throws {
    let test = try TestStage()
    try test.play(until: 2) {
      let queue = DispatchQueue(label: "own", attributes: [.initiallyInactive, .concurrent])
      queue.async { test.note("work") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { queue.activate() }
    }
    #expect(test.log == ["work 0.5"])
  }

  @Test func queuesWithASerialTargetTakeTurns() throws {
    let test = try TestStage()
    try test.play(until: 5) {
      let target = DispatchQueue(label: "target")
      let key = DispatchSpecificKey<String>()
      target.setSpecific(key: key, value: "target")
      let queues = ["a", "b"].map { DispatchQueue(label: $0, target: target) }
      for queue in queues {
        queue.async {
          StageThread.sleep(1)
          test.note("\(queue.label) \(DispatchQueue.getSpecific(key: key) ?? "none")")
        }
      }
      DispatchQueue.global().async {
        queues[0].sync { test.note("sync") }
      }
    }
    #expect(test.log == ["a target 1.0", "b target 2.0", "sync 2.0"])
  }

  @Test func aQueueWhoseTargetIsTheMainQueueRunsOnTheMainThread() throws {
    let test = try TestStage()
    try test.play(until: 1) {
      let queue = DispatchQueue(label: "own", target: .main)
      DispatchQueue.global().async { test.note("\(StageThread.isMainThread)") }
      queue.async { test.note("\(StageThread.isMainThread)") }
    }
    #expect(test.log == ["false 0.0", "true 0.0"])
  }

  @Test func workWaitsForItems() throws {
    let test = try TestStage()
    try test.play(until: 5) {
      let item = DispatchWorkItem {
        StageThread.sleep(1)
        test.note("item")
      }
      DispatchQueue(label: "own").async(execute: item)
      DispatchQueue.global().async {
        #expect(item.stageWait(timeout: .now() + 0.5) == .timedOut)
        test.note("timed out")
        item.stageWait()
        test.note("waited")
        #expect(item.stageWait(timeout: .now()) == .success)
      }
    }
    #expect(test.log == ["timed out 0.5", "item 1.0", "waited 1.0"])
  }

  @Test func theMainQueueRunsItemsAheadForWhichItWaits() throws {
    let test = try TestStage()
    try test.play(until: 5) {
      let item = DispatchWorkItem { StageThread.sleep(1) }
      DispatchQueue.global().async(execute: item)
      item.stageWait()
      test.note("waited")
    }
    #expect(test.log == ["waited 0.0"])
  }
}

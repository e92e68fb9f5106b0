import Failures
import FilmStage
import Testing
import UIKit

@Suite struct QueueTests {
  @Test func workRunsInOrderAfterTheCallThatHandedItIn() throws {
    let room = try Room()
    try room.play(until: 1) {
      DispatchQueue.main.async { room.say("first") }
      DispatchQueue.global().async { room.say("second") }
      DispatchQueue(label: "own").async { room.say("third") }
      room.say("call")
    }
    #expect(room.log == ["call 0.0", "first 0.0", "second 0.0", "third 0.0"])
  }

  @Test func syncRunsWhatWaitsInItsQueueFirst() throws {
    let room = try Room()
    try room.play(until: 1) {
      let queue = DispatchQueue(label: "own")
      queue.async { room.say("waiting") }
      DispatchQueue.main.async { room.say("other") }
      #expect(queue.sync { 7 } == 7)
      room.say("synced")
    }
    #expect(room.log == ["waiting 0.0", "synced 0.0", "other 0.0"])
  }

  @Test func aCancelledItemDoesNotRunButIsToldOf() throws {
    let room = try Room()
    try room.play(until: 1) {
      let item = DispatchWorkItem { room.say("item") }
      item.notify(queue: .main) { room.say("told") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        item.cancel()
        #expect(item.isCancelled)
      }
    }
    #expect(room.log == ["told 0.5"])
  }

  @Test func anItemThatIsPerformedByHandTellsToo() throws {
    let room = try Room()
    try room.play(until: 1) {
      let item = DispatchWorkItem { room.say("item") }
      item.notify(queue: .main) { room.say("told") }
      item.perform()
      item.notify(
        queue: DispatchQueue.main, execute: DispatchWorkItem { room.say("late") })
    }
    #expect(room.log == ["item 0.0", "told 0.0", "late 0.0"])
  }

  @Test func workThatIsPutOffByNaNIsAnErrorWithItsLine() throws {
    let room = try Room()
    let line = #line + 2
    func wait() {
      DispatchQueue.main.asyncAfter(deadline: .now() + .nan) { room.say("at once") }
    }
    let error = #expect(throws: FlipbookError.self) { try room.play(until: 1) { wait() } }
    #expect(room.log == [])
    #expect(error?.message == "A Dispatch time was advanced by nan s.")
    #expect(error?.hint?.contains("division by zero") == true)
    #expect(error?.source?.hasSuffix("QueueTests.swift:\(line)") == true, "\(error as Any)")
  }

  @Test func aTimerSourceWithoutAnIntervalDoesNotHoldTheStageUp() throws {
    let room = try Room()
    let source = room.stage.perform { DispatchSource.makeTimerSource() }
    var count = 0
    try room.play(until: 0.001) {
      source.schedule(deadline: .now(), repeating: 0.0)
      source.setEventHandler { count += 1 }
      source.resume()
    }
    #expect(count == 11)
    let error = #expect(throws: FlipbookError.self) {
      try room.play(until: 1) { source.schedule(deadline: .now(), repeating: .nan) }
    }
    #expect(error?.message == "A timer source has a repeat interval of nan s.")
  }

  @Test func aGroupTellsWhenAllHaveLeft() throws {
    let room = try Room()
    try room.play(until: 2) {
      let group = DispatchGroup()
      for delay in [0.3, 0.7] {
        group.enter()
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { group.leave() }
      }
      DispatchQueue.global().async(group: group) { room.say("part") }
      group.notify(queue: .main) { room.say("all") }
    }
    #expect(room.log == ["part 0.0", "all 0.7"])
  }

  @Test func waitingForAGroupEndsTheFilmWithAnErrorAndNotAHang() throws {
    let room = try Room()
    let error = #expect(throws: FlipbookError.self) {
      try room.play(until: 1) {
        let group = DispatchGroup()
        #expect(group.wait(timeout: .now()) == .success)
        group.enter()
        group.wait()
      }
    }
    #expect(error?.message.contains("DispatchGroup.wait()") == true)
  }

  @Test func leavingTooOftenEndsTheFilmWithAnError() throws {
    let room = try Room()
    #expect(throws: FlipbookError.self) { try room.play(until: 1) { DispatchGroup().leave() } }
  }

  @Test func runningALoopEndsTheFilmWithAnErrorAndNotAHang() throws {
    let room = try Room()
    #expect(throws: FlipbookError.self) {
      try room.play(until: 1) { RunLoop.current.run(until: Date().addingTimeInterval(1)) }
    }
  }

  @Test func deadlinesAddUpToTheNanosecond() throws {
    let room = try Room()
    try room.play(until: 20) {
      func step(_ left: Int) {
        if left == 0 { return room.say("end") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { step(left - 1) }
      }
      step(100)
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { room.say("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .never) { room.say("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() - 5) { room.say("past") }
      let start = DispatchTime.now()
      #expect(start.distance(to: start + 0.5) == .nanoseconds(500_000_000))
      #expect(start + .seconds(2) - .milliseconds(500) == start + 1.5)
    }
    #expect(room.log == ["past 0.0", "end 10.0"])
  }

  @Test func aTimerSourceRunsOnlyWhileItIsResumedAndKept() throws {
    let room = try Room()
    var source: DispatchSourceTimer?
    try room.play(until: 1) {
      source = DispatchSource.makeTimerSource(flags: [], queue: .main)
      source?.setEventHandler { room.say("tick") }
      source?.setCancelHandler { room.say("cancelled") }
      source?.schedule(deadline: .now() + 0.2, repeating: .milliseconds(300))
    }
    #expect(room.log.isEmpty)
    try room.play(until: 1.5) { source?.resume() }
    #expect(room.log == ["tick 1.0", "tick 1.1", "tick 1.4"])
    try room.play(until: 2) { source?.suspend() }
    try room.play(until: 2.1) { source?.cancel() }
    #expect(room.log.dropFirst(3) == ["cancelled 2.0"])
    #expect(source?.isCancelled == true)
  }

  @Test func concurrentWorkRunsOneAfterTheOther() throws {
    var seen: [Int] = []
    DispatchQueue.concurrentPerform(iterations: 4) { seen.append($0) }
    #expect(seen == [0, 1, 2, 3])
  }
}

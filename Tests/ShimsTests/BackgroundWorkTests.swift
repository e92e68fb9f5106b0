import FilmStage
import Testing
import UIKit
import VirtualTime

/// Work of background queues that goes on after a wait, in the middle of its functions. None of these
/// tests waits in real time.
@Suite struct BackgroundWorkTests {
  @Test func workReadsWhatHasChangedMeanwhile() throws {
    let test = try TestStage()
    var count = 0
    try test.play(until: 2) {
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
        count += 1
        if count == 4 { timer.invalidate() }
      }
      DispatchQueue.global().async {
        StageThread.sleep(forTimeInterval: 0.6)
        test.note("\(count)")
        while count < 4 { StageThread.usleep(100_000) }
        test.note("end")
      }
    }
    #expect(test.log == ["2 0.6", "end 1.0"])
  }

  @Test func theMainQueueRunsWorkBetweenThatOfTheBackground() throws {
    let test = try TestStage()
    try test.play(until: 2) {
      DispatchQueue.global().async {
        StageThread.sleep(1)
        DispatchQueue.main.async { test.note("waiting") }
        let sum = DispatchQueue.main.sync {
          test.note("main \(StageThread.isMainThread)")
          return 3
        }
        test.note("\(sum) \(StageThread.isMainThread)")
        Task { @MainActor in test.note("task") }
      }
    }
    #expect(test.log == ["waiting 1.0", "main true 1.0", "3 false 1.0", "task 1.0"])
  }

  @Test func errorsOfSynchronousWorkAreThrown() throws {
    struct Failure: Error {}
    let test = try TestStage()
    try test.play(until: 1) {
      let queue = DispatchQueue(label: "own")
      queue.async { StageThread.usleep(500_000) }
      DispatchQueue.global().async {
        for target in [queue, .main] {
          do { try target.sync { throw Failure() } } catch { test.note("\(error is Failure)") }
        }
      }
    }
    #expect(test.log == ["true 0.5", "true 0.5"])
  }

  @Test func synchronousWorkWaitsForItsQueue() throws {
    let test = try TestStage()
    try test.play(until: 5) {
      let queue = DispatchQueue(label: "own")
      for name in ["a", "b"] {
        queue.async {
          StageThread.sleep(1)
          test.note(name)
        }
      }
      DispatchQueue.global().async { queue.sync { test.note("sync") } }
      queue.async { test.note("c") }
    }
    #expect(test.log == ["a 1.0", "b 2.0", "c 2.0", "sync 2.0"])
  }

  @Test func aBarrierIsAlone() throws {
    let test = try TestStage()
    try test.play(until: 10) {
      let queue = DispatchQueue(label: "own", attributes: .concurrent)
      let add = { (name: String, flags: DispatchWorkItemFlags) in
        queue.async(flags: flags) {
          StageThread.sleep(1)
          test.note(name)
        }
      }
      add("a", [])
      add("b", [])
      add("barrier", .barrier)
      add("c", [])
      add("d", [])
    }
    #expect(test.log == ["a 1.0", "b 1.0", "barrier 2.0", "c 3.0", "d 3.0"])
  }

  @Test func eachWorkKnowsItsQueue() throws {
    let test = try TestStage()
    let key = DispatchSpecificKey<String>()
    try test.play(until: 5) {
      for (name, pause) in [("a", 2), ("b", 1)] as [(String, UInt32)] {
        let queue = DispatchQueue(label: name)
        queue.setSpecific(key: key, value: name)
        queue.async {
          StageThread.sleep(pause)
          test.note(DispatchQueue.getSpecific(key: key) ?? "none")
        }
      }
      DispatchQueue.main.async { test.note(DispatchQueue.getSpecific(key: key) ?? "none") }
    }
    #expect(test.log == ["none 0.0", "b 1.0", "a 2.0"])
  }

  @Test func theMainQueueRunsTheWorkAheadForWhichItWaits() throws {
    let test = try TestStage()
    try test.play(until: 5) {
      let (semaphore, queue) = (DispatchSemaphore(value: 0), DispatchQueue(label: "own"))
      queue.async {
        StageThread.sleep(2)
        DispatchQueue.main.async { test.note("posted") }
        queue.asyncAfter(deadline: .now() + 1) { semaphore.signal() }
      }
      semaphore.wait()
      queue.async { StageThread.sleep(1) }
      queue.sync { test.note("sync") }
      test.note("end")
    }
    #expect(test.log == ["sync 0.0", "end 0.0", "posted 0.0"])
  }

  @Test func theMainQueueWaitsNoLongerThanItsTimeout() throws {
    let test = try TestStage()
    try test.play(until: 5) {
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) {
        StageThread.sleep(2)
        test.note("late")
      }
      #expect(group.wait(timeout: .now() + 1) == .timedOut)
      #expect(group.wait(timeout: .now() + 3) == .success)
    }
    #expect(test.log == ["late 0.0"])
  }

  @Test func timeoutsThatArentReachedDontKeepAFilmRunning() throws {
    let test = try TestStage()
    var result: DispatchTimeoutResult?
    try test.play(until: 1) {
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().async { result = semaphore.wait(timeout: .now() + 1000) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { semaphore.signal() }
    }
    #expect(result == .success && test.stage.clock.isIdle)
  }

  @Test func operationsAreWaitedFor() throws {
    let test = try TestStage()
    try test.play(until: 10) {
      let queue = StageOperationQueue()
      let last = BlockOperation {
        StageThread.sleep(1)
        test.note("last")
      }
      StageOperationQueue().addOperation {
        queue.addOperations([BlockOperation { StageThread.sleep(2) }], waitUntilFinished: true)
        test.note("added")
        queue.addOperation(last)
        last.stageWaitUntilFinished()
        queue.addOperation { StageThread.sleep(3) }
        queue.waitUntilAllOperationsAreFinished()
        test.note("all \(StageOperationQueue.current === StageOperationQueue.main)")
      }
    }
    #expect(test.log == ["added 2.0", "last 3.0", "all false 6.0"])
  }

  @Test func runLoopsOfTheBackgroundHandleEvents() throws {
    let test = try TestStage()
    var isDone = false
    try test.play(until: 5) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isDone = true }
      DispatchQueue.global().async {
        RunLoop.current.run(until: Date() + 0.5)
        test.note("later")
        while !isDone, RunLoop.current.run(mode: .default, before: .distantFuture) {}
        test.note("done")
        RunLoop.current.run()
        test.note("never")
      }
    }
    #expect(test.log == ["later 0.5", "done 1.0"])
  }

  @Test func theMainRunLoopHandlesEventsDuringACall() throws {
    let test = try TestStage()
    var isDone = false
    try test.play(until: 5) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { test.note("event") }
      RunLoop.current.run(until: Date() + 0.5)
      test.note("later")
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isDone = true }
      while !isDone, RunLoop.current.run(mode: .default, before: .distantFuture) {}
      test.note("done")
    }
    #expect(test.log == ["event 0.25", "later 0.5", "done 1.5"])
  }

  @Test func workThatStillWaitsEndsWithTheStage() throws {
    weak var kept: NSObject?
    try {
      let test = try TestStage()
      let object = NSObject()
      kept = object
      try test.play(until: 1) {
        let queue = DispatchQueue(label: "own")
        queue.async {
          while true { StageThread.sleep(1) }
        }
        queue.async { _ = object.hash }
      }
    }()
    #expect(kept == nil)
  }
}

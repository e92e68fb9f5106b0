import Failures
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
    #expect(test.log == ["sync 0.0", "end 0.0", "posted 2.0"])
  }

  /// The poller doesn't run further ahead than what the main queue waits for.
  @Test func workRunsAheadInTheOrderOfItsTimes() throws {
    let test = try TestStage()
    try test.play(until: 2) {
      let queue = DispatchQueue(label: "own")
      DispatchQueue.global().async {
        for count in 1...8 {
          StageThread.usleep(200_000)
          DispatchQueue.main.async { test.note("\(count)") }
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        queue.async { StageThread.sleep(forTimeInterval: 0.3) }
        queue.sync { test.note("sync") }
      }
    }
    #expect(
      test.log == [
        "1 0.2", "2 0.4", "sync 0.5", "3 0.6", "4 0.8", "5 1.0", "6 1.2", "7 1.4", "8 1.6",
      ])
  }

  @Test func anEndlessLoopDoesntKeepTheMainQueueWaitingForEver() throws {
    let test = try TestStage()
    let error = #expect(throws: FlipbookError.self) {
      try test.play(until: 1) {
        DispatchQueue.global().async { while true { StageThread.sleep(60) } }
        DispatchSemaphore(value: 0).wait()
      }
    }
    #expect(error?.message.contains("DispatchSemaphore.wait()") == true)
  }

  @Test func workOfTheMainThreadIsWaitedFor() throws {
    final class Receiver: NSObject {
      let body: () -> Void

      init(_ body: @escaping () -> Void) { self.body = body }
    }
    let test = try TestStage()
    let name = Notification.Name("loaded")
    try test.play(until: 2) {
      let receiver = Receiver { test.note("message \(StageThread.isMainThread)") }
      let send = Selector("send") { (receiver: Receiver, _) in receiver.body() }
      let token = NotificationCenter.default.portedAddObserver(
        forName: name, object: nil, queue: .main
      ) { _ in test.note("notification \(StageThread.isMainThread)") }
      DispatchQueue.global().async {
        StageThread.sleep(1)
        receiver.performSelector(onMainThread: send, with: nil, waitUntilDone: true)
        NotificationCenter.default.post(name: name, object: nil)
        test.note("end \(StageThread.isMainThread)")
        NotificationCenter.default.portedRemoveObserver(token)
      }
    }
    #expect(test.log == ["message true 1.0", "notification true 1.0", "end false 1.0"])
  }

  @Test func handlersOfTimerSourcesAreWorkOfTheirQueue() throws {
    let test = try TestStage()
    try test.play(until: 1.1) {
      let source = DispatchSource.makeTimerSource(queue: .global())
      source.schedule(deadline: .now() + 0.1, repeating: 0.1)
      source.setEventHandler {
        test.note("start \(StageThread.isMainThread)")
        StageThread.sleep(forTimeInterval: 0.35)
        source.setEventHandler { test.note("again") }
      }
      source.resume()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.65) { source.cancel() }
    }
    #expect(test.log == ["start false 0.1", "again 0.45", "again 0.5", "again 0.6"])
  }

  @Test func locksAreHeldWhileWorkSleeps() throws {
    let test = try TestStage()
    try test.play(until: 5) {
      let (lock, recursive) = (StageLock(), StageRecursiveLock())
      for name in ["a", "b"] {
        DispatchQueue.global().async {
          lock.lock()
          defer { lock.unlock() }
          recursive.withLock {
            recursive.withLock { StageThread.sleep(forTimeInterval: 1) }
          }
          test.note(name)
        }
      }
      DispatchQueue.global().async {
        test.note("\(lock.try()) \(lock.lock(before: Date() + 0.5))")
        test.note("\(lock.lock(before: Date() + 10))")
        lock.unlock()
      }
    }
    #expect(test.log == ["false false 0.5", "a 1.0", "b 2.0", "true 2.0"])
  }

  @Test func conditionsConnectProducersAndConsumers() throws {
    let test = try TestStage()
    try test.play(until: 5) {
      let condition = StageCondition()
      var stock: [Int] = []
      DispatchQueue.global().async {
        for _ in 1...3 {
          condition.lock()
          while stock.isEmpty { condition.wait() }
          test.note("\(stock.removeFirst())")
          condition.unlock()
        }
        condition.lock()
        test.note("\(condition.wait(until: Date() + 0.5))")
        condition.unlock()
      }
      DispatchQueue.global().async {
        for number in 1...3 {
          StageThread.sleep(1)
          condition.lock()
          stock.append(number)
          condition.signal()
          condition.unlock()
        }
      }
    }
    #expect(test.log == ["1 1.0", "2 2.0", "3 3.0", "false 3.5"])
  }

  @Test func theMainQueueTakesALockThatWorkHolds() throws {
    let test = try TestStage()
    try test.play(until: 5) {
      let lock = StageLock()
      DispatchQueue.global().async {
        lock.lock()
        StageThread.sleep(2)
        lock.unlock()
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { lock.withLock { test.note("main") } }
    }
    #expect(test.log == ["main 1.0"])
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

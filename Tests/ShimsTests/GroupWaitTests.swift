import Failures
import Testing
import UIKit

/// Work that waits for groups and semaphores. None of these tests waits in real time.
@Suite struct GroupWaitTests {
  @Test func whatFollowsAWaitIsSubmittedWhenTheGroupIsEmpty() throws {
    let test = try TestStage()
    try test.play(until: 10) {
      DispatchQueue.global().async {
        let group = DispatchGroup()
        for delay in [1, 2] as [Double] {
          group.enter()
          DispatchQueue.main.asyncAfter(deadline: .now() + delay) { group.leave() }
        }
        group.wait()
        DispatchQueue.main.async { test.note("finished") }
        StageThread.sleep(3)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { test.note("after") }
      }
      DispatchQueue.global().async { DispatchQueue.main.async { test.note("beside") } }
    }
    #expect(test.log == ["beside 0.0", "finished 2.0", "after 6.0"])
  }

  /// Libraries play their animations one after the other in this way.
  @Test func aSerialQueueGoesOnWhenTheGroupIsEmpty() throws {
    let test = try TestStage()
    try test.play(until: 10) {
      let group = DispatchGroup()
      let queue = DispatchQueue(label: "animations")
      for name in ["a", "b", "c"] {
        queue.async {
          group.enter()
          DispatchQueue.main.async {
            test.note(name)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { group.leave() }
          }
          group.wait()
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { queue.async { test.note("later") } }
    }
    #expect(test.log == ["a 0.0", "b 1.0", "c 2.0", "later 5.0"])
  }

  @Test func aGroupIsEmptyWhenWorkThatWaitsForAnotherHasLeft() throws {
    let test = try TestStage()
    try test.play(until: 10) {
      let (inner, outer) = (DispatchGroup(), DispatchGroup())
      inner.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { inner.leave() }
      DispatchQueue.global().async(group: outer) {
        inner.wait()
        StageThread.sleep(2)
      }
      DispatchQueue.global().async {
        inner.wait()
        outer.wait()
        DispatchQueue.main.async { test.note("both") }
      }
      outer.notify(queue: .main) { test.note("outer") }
    }
    #expect(test.log == ["outer 3.0", "both 3.0"])
  }

  @Test func aTimeoutThatHasPassedIsReported() throws {
    let test = try TestStage()
    var results: [DispatchTimeoutResult] = []
    try test.play(until: 1) {
      let group = DispatchGroup()
      results.append(group.wait(timeout: .now()))
      group.enter()
      results.append(group.wait(timeout: .now()))
      DispatchQueue.global().async {
        results.append(group.wait(wallTimeout: .now() + 1))
        DispatchQueue.main.async { test.note("left") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { group.leave() }
    }
    #expect(results == [.success, .timedOut, .success])
    #expect(test.log == ["left 0.5"])
  }

  /// A loop in the background that plays one animation after the other.
  @Test func aSemaphoreLetsALoopGoOn() throws {
    let test = try TestStage()
    try test.play(until: 10) {
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        for name in ["a", "b", "c"] {
          DispatchQueue.main.async {
            test.note(name)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { semaphore.signal() }
          }
          semaphore.wait()
        }
        DispatchQueue.main.async { test.note("end") }
      }
    }
    #expect(test.log == ["a 0.0", "b 1.0", "c 2.0", "end 3.0"])
  }

  @Test func aSemaphoreLimitsTheWorkThatRunsAtOnce() throws {
    let test = try TestStage()
    try test.play(until: 10) {
      let semaphore = DispatchSemaphore(value: 2)
      for name in ["a", "b", "c", "d"] {
        DispatchQueue.global().async {
          semaphore.wait()
          DispatchQueue.main.async {
            test.note(name)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { semaphore.signal() }
          }
        }
      }
    }
    #expect(test.log == ["a 0.0", "b 0.0", "c 1.0", "d 1.0"])
  }

  @Test func workThatIsDueRunsWhileTheMainQueueWaits() throws {
    let test = try TestStage()
    var results: [DispatchTimeoutResult] = []
    try test.play(until: 1) {
      let (group, semaphore) = (DispatchGroup(), DispatchSemaphore(value: 0))
      let queue = DispatchQueue(label: "work")
      DispatchQueue.main.async { test.note("main") }
      for name in ["a", "b"] { queue.async(group: group) { test.note(name) } }
      group.wait()
      queue.async {
        test.note("c")
        semaphore.signal()
      }
      semaphore.wait()
      test.note("waited")
      // Nothing that is due calls these.
      group.enter()
      results.append(group.wait(timeout: .now() + 1))
      results.append(semaphore.wait(timeout: .now() + .seconds(1)))
      results.append(semaphore.wait(timeout: .now()))
      semaphore.signal()
      results.append(semaphore.wait(wallTimeout: .now()))
    }
    #expect(test.log == ["a 0.0", "b 0.0", "c 0.0", "waited 0.0", "main 0.0"])
    #expect(results == [.timedOut, .timedOut, .timedOut, .success])
  }

  @Test func aSemaphoreThatNobodySignalsIsAnError() throws {
    for wait in [{ DispatchSemaphore(value: 0).wait() }, { _ = DispatchSemaphore(value: -1) }] {
      let test = try TestStage()
      let error = #expect(throws: FlipbookError.self) { try test.play(until: 1) { wait() } }
      #expect(error?.message.contains("DispatchSemaphore") == true)
    }
  }

  @Test func waitsInTheBackgroundEndAtTheirTimeout() throws {
    let test = try TestStage()
    try test.play(until: 10) {
      DispatchQueue.global().async {
        let (semaphore, group) = (DispatchSemaphore(value: 0), DispatchGroup())
        group.enter()
        for name in ["a", "b"] {
          DispatchQueue.main.async { test.note(name) }
          _ = semaphore.wait(timeout: .now() + 0.5)
        }
        _ = group.wait(timeout: .now() + 1)
        DispatchQueue.main.async { test.note("end") }
        // Work that no longer waits takes no signal.
        semaphore.signal()
        semaphore.wait()
        DispatchQueue.main.async { test.note("signalled") }
      }
    }
    #expect(test.log == ["a 0.0", "b 0.5", "end 2.0", "signalled 2.0"])
  }

  @Test func operationsWaitAndSleep() throws {
    let test = try TestStage()
    try test.play(until: 10) {
      let queue = StageOperationQueue()
      queue.maxConcurrentOperationCount = 1
      for name in ["a", "b"] {
        queue.addOperation {
          let semaphore = DispatchSemaphore(value: 0)
          DispatchQueue.main.async {
            test.note(name)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { semaphore.signal() }
          }
          semaphore.wait()
        }
      }
      queue.addOperation {
        DispatchQueue.main.async { test.note("c") }
        StageThread.sleep(2)
      }
      let last = BlockOperation { DispatchQueue.main.async { test.note("last") } }
      queue.stageOperations.forEach(last.addDependency)
      StageOperationQueue().addOperation(last)
    }
    #expect(test.log == ["a 0.0", "b 1.0", "c 2.0", "last 4.0"])
  }
}

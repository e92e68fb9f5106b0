import Testing
import UIKit

/// Work of background queues that waits for groups. None of these tests waits in real time.
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
}

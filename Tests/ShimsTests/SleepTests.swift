import Testing
import UIKit

/// Pauses of work on background queues, which rewritten sources make with `sleep`. None of these tests waits in real time.
@Suite struct SleepTests {
  @Test func workAfterAPauseIsSubmittedLater() throws {
    let test = try TestStage()
    try test.play(until: 10) {
      DispatchQueue.global().async {
        StageThread.sleep(3)
        DispatchQueue.main.async { test.note("finished") }
        StageThread.usleep(500_000)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { test.note("after") }
      }
      DispatchQueue.global().async { DispatchQueue.main.async { test.note("beside") } }
    }
    #expect(test.log == ["beside 0.0", "finished 3.0", "after 4.5"])
  }

  @Test func eachPauseOfALoopCounts() throws {
    let test = try TestStage()
    try test.play(until: 1) {
      DispatchQueue(label: "own").async {
        for step in 1...3 {
          StageThread.usleep(200_000)
          DispatchQueue.main.async { test.note("\(step)") }
        }
      }
    }
    #expect(test.log == ["1 0.2", "2 0.4", "3 0.6"])
  }

  @Test(arguments: [
    (false, ["a 1.0", "b 3.0", "c 3.0"]), (true, ["c 0.0", "a 1.0", "b 2.0"]),
  ])
  func aSerialQueueWaitsForItsPauses(isConcurrent: Bool, expected: [String]) throws {
    let test = try TestStage()
    try test.play(until: 10) {
      let queue = DispatchQueue(label: "own", attributes: isConcurrent ? .concurrent : [])
      for (name, pause) in [("a", 1), ("b", 2), ("c", 0)] as [(String, UInt32)] {
        queue.async {
          StageThread.sleep(pause)
          DispatchQueue.main.async { test.note(name) }
        }
      }
    }
    #expect(test.log == expected)
  }

  /// A worker that is sent messages in the background.
  private final class Worker: NSObject {
    let test: TestStage
    init(_ test: TestStage) { self.test = test }
    func work(_ name: String) {
      StageThread.sleep(2)
      DispatchQueue.main.async { self.test.note(name) }
    }
  }

  @Test func messagesInTheBackgroundSleep() throws {
    let test = try TestStage()
    let work = Selector("work:") { (worker: Worker, arguments) in
      worker.work(try arguments.next())
    }
    try test.play(until: 10) {
      Worker(test).performSelector(inBackground: work, with: "object")
      PortedReceiver(Worker(test)).performSelector(inBackground: work, with: "any object")
      test.note("sent")
    }
    #expect(test.log == ["sent 0.0", "object 2.0", "any object 2.0"])
  }

  @Test func groupsWaitForPauses() throws {
    let test = try TestStage()
    try test.play(until: 10) {
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { StageThread.sleep(2) }
      DispatchQueue.global().async(group: group) { StageThread.sleep(forTimeInterval: 1) }
      group.notify(queue: .main) { test.note("all") }
    }
    #expect(test.log == ["all 2.0"])
  }

  @Test func timesReadAfterAPauseAreLater() throws {
    let test = try TestStage()
    var passed = 0.0
    try test.play(until: 1) {
      DispatchQueue.global().async {
        let start = Date()
        StageThread.sleep(until: start + 0.5)
        passed = Date().timeIntervalSince(start)
      }
    }
    #expect(passed == 0.5)
  }

  @Test func waitingWorkOfALaterInstantIsNotRunBySync() throws {
    let test = try TestStage()
    try test.play(until: 5) {
      let queue = DispatchQueue(label: "own")
      DispatchQueue.global().async {
        StageThread.sleep(2)
        queue.async { test.note("later") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { queue.sync { test.note("sync") } }
    }
    #expect(test.log == ["sync 1.0", "later 2.0"])
  }

  @Test func allClocksAdvanceByAPause() throws {
    let test = try TestStage()
    try test.play(until: 1) {
      DispatchQueue.global().async {
        let (start, date) = (CACurrentMediaTime(), Date())
        var pauses = 0
        while CACurrentMediaTime() - start < 0.5, pauses < 100 {
          StageThread.usleep(100_000)
          pauses += 1
        }
        #expect(pauses == 5 && Date().timeIntervalSince(date) == 0.5)
      }
    }
    #expect(CACurrentMediaTime() == 10_000)
  }
}

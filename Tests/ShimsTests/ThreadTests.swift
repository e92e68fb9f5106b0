import Testing
import UIKit

/// Objects of `Thread` in rewritten sources. None of these tests waits in real time.
@Suite struct ThreadTests {
  private final class Worker: StageThread {
    let note: (String) -> Void

    init(note: @escaping (String) -> Void) {
      self.note = note
      super.init()
    }

    override func main() {
      while !isCancelled {
        note("round \(isMainThread)")
        StageThread.sleep(forTimeInterval: 0.4)
      }
    }
  }

  @Test func aThreadRunsUntilItIsCancelled() throws {
    let test = try TestStage()
    try test.play(until: 2) {
      let worker = Worker { test.note($0) }
      worker.start()
      worker.start()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        test.note("\(worker.isExecuting)")
        worker.cancel()
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { test.note("\(worker.isFinished)") }
    }
    #expect(test.log == ["round false 0.0", "round false 0.4", "true 0.5", "true 1.0"])
  }

  @Test func theCurrentThreadIsTheOneThatRuns() throws {
    let test = try TestStage()
    try test.play(until: 1) {
      let thread = StageThread {
        StageThread.sleep(forTimeInterval: 0.2)
        test.note(StageThread.current.name ?? "none")
        DispatchQueue.main.sync { test.note("\(StageThread.current === StageThread.main)") }
        StageThread.exit()
        test.note("after the end")
      }
      thread.name = "loader"
      thread.start()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { test.note("\(thread.isFinished)") }
      #expect(StageThread.current.isMainThread)
    }
    #expect(test.log == ["loader 0.2", "true 0.2", "true 0.5"])
  }

  @Test func aThreadThatIsCancelledBeforeItRunsDoesNothing() throws {
    let test = try TestStage()
    try test.play(until: 1) {
      let thread = StageThread { test.note("work") }
      thread.start()
      thread.cancel()
    }
    #expect(test.log == [])
  }
}

import Testing
import UIKit

/// Operations on the stage's clock, as rewritten sources use them.
@Suite struct OperationQueueTests {
  /// An operation that ends a second after it started, as those of toasts do.
  private final class Pause: Operation, @unchecked Sendable {
    private let test: TestStage
    private var hasFinished = false

    init(_ name: String, _ test: TestStage) {
      self.test = test
      super.init()
      self.name = name
    }

    override var isFinished: Bool { hasFinished }

    override func start() {
      guard !isCancelled else { return finish() }
      test.note(name ?? "")
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.finish() }
    }

    private func finish() {
      stageWillChangeValue(forKey: "isFinished")
      hasFinished = true
      stageDidChangeValue(forKey: "isFinished")
    }
  }

  @Test func operationsRunInTheOrderOfTheirPriority() throws {
    nonisolated(unsafe) let test = try TestStage()
    try test.play(until: 1) {
      let queue = StageOperationQueue()
      let late = BlockOperation { test.note("low") }
      late.queuePriority = .low
      queue.addOperation(late)
      queue.addOperation { test.note("first") }
      queue.addOperation {
        test.note("second")
        #expect(StageOperationQueue.current === queue)
      }
      StageOperationQueue.main.addOperation { test.note("main") }
      #expect(queue.stageOperationCount == 3 && queue.stageOperations.last !== late)
      test.note("call")
    }
    #expect(test.log == ["call 0.0", "first 0.0", "second 0.0", "low 0.0", "main 0.0"])
  }

  @Test func oneOperationAtATimeIfTheQueueIsLimited() throws {
    nonisolated(unsafe) let test = try TestStage()
    let queue = StageOperationQueue()
    try test.play(until: 5) {
      queue.maxConcurrentOperationCount = 1
      let last = Pause("c", test)
      last.completionBlock = { test.note("ended") }
      queue.addOperations([Pause("a", test), Pause("b", test), last], waitUntilFinished: false)
    }
    #expect(test.log == ["a 0.0", "b 1.0", "c 2.0", "ended 3.0"])
    #expect(queue.stageOperationCount == 0)
  }

  @Test func operationsWaitForThoseOfOtherQueues() throws {
    nonisolated(unsafe) let test = try TestStage()
    try test.play(until: 5) {
      let (first, second) = (StageOperationQueue(), StageOperationQueue())
      let pause = Pause("pause", test)
      let after = BlockOperation { test.note("after") }
      after.addDependency(pause)
      second.addOperation(after)
      first.addOperation(pause)
      first.addBarrierBlock { test.note("barrier") }
    }
    #expect(Set(test.log) == ["pause 0.0", "after 1.0", "barrier 1.0"])
  }

  @Test func suspendedQueuesStartNothing() throws {
    nonisolated(unsafe) let test = try TestStage()
    try test.play(until: 5) {
      let queue = StageOperationQueue()
      queue.isSuspended = true
      queue.addOperation(Pause("cancelled", test))
      queue.cancelAllOperations()
      queue.addOperation { test.note("run") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { queue.isSuspended = false }
    }
    #expect(test.log == ["run 2.0"])
  }
}

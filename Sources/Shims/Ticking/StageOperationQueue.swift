public import Foundation
import Messaging
import VirtualTime

/// A queue of operations on the stage's clock, with the calls of `OperationQueue`. Sources that
/// `flipbook-port` rewrites use it in place of that class.
///
/// No operations run concurrently. They start in the order of their priority, at the instant at which
/// they are added or at which the operations on which they depend have finished. They can sleep and
/// wait, as work of a `DispatchQueue`. `maxConcurrentOperationCount` limits the number of those that
/// have started but not finished; an operation that overrides `isFinished` and reports its changes, as
/// concurrent operations do, is running until then. `stageOperations`, `stageOperationCount` and
/// `stageWaitUntilFinished()` take the place of members that can't be overridden. Qualities of service
/// and the underlying queue have no effect. Outside of a stage, operations are dropped, with a line on
/// standard error.
///
/// `@unchecked Sendable`, as its superclass: a queue belongs to the thread of its stage.
open class StageOperationQueue: OperationQueue, @unchecked Sendable {
  private struct Running {
    let operation: Operation
    let completion: (() -> Void)?
    var end: () -> Void = {}
  }

  private var waiting: [Operation] = []
  private var running: [Running] = []
  private var isScheduled = false

  /// The queue of the main thread.
  open override class var main: OperationQueue {
    OperationQueues.current?.main ?? StageOperationQueue()
  }

  /// The queue whose operation is running; nil if none is.
  open override class var current: OperationQueue? { RunningOperation.current?.queue }

  /// Whether no further operations start; false by default.
  open override var isSuspended: Bool {
    didSet { schedule() }
  }

  /// The operations that haven't finished, in the order in which they were added.
  fileprivate var unfinished: [Operation] { running.map(\.operation) + waiting }

  /// Adds an operation, which starts at this instant or later.
  open override func addOperation(_ op: Operation) {
    waiting.append(op)
    schedule()
  }

  /// Adds an operation that runs a closure.
  open override func addOperation(_ block: @Sendable @escaping () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  /// Adds operations; if `wait` is true, they finish before the call returns.
  open override func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    ops.forEach(addOperation)
    if wait { self.wait { ops.allSatisfy(\.isFinished) } }
  }

  /// Adds an operation that runs a closure after all that are in the queue.
  open override func addBarrierBlock(_ barrier: @Sendable @escaping () -> Void) {
    let operation = BlockOperation(block: barrier)
    unfinished.forEach(operation.addDependency)
    addOperation(operation)
  }

  /// Cancels all operations.
  open override func cancelAllOperations() { unfinished.forEach { $0.cancel() } }

  /// Waits until all operations have finished. On the main queue, the operations run ahead of their
  /// time; those that can't finish in this way aren't waited for.
  open override func waitUntilAllOperationsAreFinished() { wait { unfinished.isEmpty } }

  private func wait(until isDone: () -> Bool) {
    startReady()
    OperationQueues.current?.wait(until: isDone)
  }

  private var isMain: Bool { OperationQueues.current?.main === self }

  /// Starts the operations after the work that is running.
  fileprivate func schedule() {
    if isScheduled || waiting.isEmpty { return }
    OperationQueues.current?.add(self)
    let start = {
      self.isScheduled = false
      self.startReady()
    }
    isScheduled =
      isMain
      ? StageNow.schedule(at: StageNow.instant, "OperationQueue", start) != nil
      : StageNow.scheduleInBackground("OperationQueue", start) != nil
  }

  private func startReady() {
    let limit = maxConcurrentOperationCount
    while !isSuspended, limit < 0 || running.count < limit, let index = nextIndex {
      start(waiting.remove(at: index))
    }
  }

  /// The index of the operation that starts next.
  private var nextIndex: Int? {
    let ready = waiting.indices.filter { index in
      waiting[index].dependencies.allSatisfy(\.isFinished)
    }
    return ready.max {
      let (first, second) = (waiting[$0].queuePriority, waiting[$1].queuePriority)
      return first == second ? $0 > $1 : first.rawValue < second.rawValue
    }
  }

  private func start(_ operation: Operation) {
    // Foundation would call the closure on a thread of its own.
    let completion = operation.completionBlock
    operation.completionBlock = nil
    running.append(Running(operation: operation, completion: completion))
    if isMain { run(operation) } else { Coroutine.run { self.run(operation) } }
  }

  private func run(_ operation: Operation) {
    let running = RunningOperation.current
    let former = running?.queue
    running?.queue = self
    operation.start()
    running?.queue = former
    if operation.isFinished { finish(operation) } else { observe(operation) }
  }

  /// Lets an operation that goes on after `start()` finish when it reports so.
  private func observe(_ operation: Operation) {
    let end = observeReportedChanges(of: operation) { [weak self, weak operation] in
      if let operation, operation.isFinished { self?.finish(operation) }
    }
    guard let index = running.firstIndex(where: { $0.operation === operation }) else { return }
    running[index].end = end
  }

  private func finish(_ operation: Operation) {
    guard let index = running.firstIndex(where: { $0.operation === operation }) else { return }
    let entry = running.remove(at: index)
    entry.end()
    entry.completion?()
    OperationQueues.current?.scheduleAll()
  }
}

extension OperationQueue {
  /// `operations`, which subclasses can't override: the operations that haven't finished, in the
  /// order in which they were added.
  public var stageOperations: [Operation] {
    (self as? StageOperationQueue)?.unfinished ?? operations
  }

  /// `operationCount`, which subclasses can't override: the number of `stageOperations`.
  public var stageOperationCount: Int { stageOperations.count }
}

extension Operation {
  /// `waitUntilFinished()`, which Foundation's subclasses don't override: waits until the operation has
  /// finished. On the main queue, operations run ahead of their time during the call.
  public func stageWaitUntilFinished() {
    guard let queues = OperationQueues.current else { return waitUntilFinished() }
    queues.wait { isFinished }
  }

  /// Reports that a property is about to change, such as `isFinished`.
  ///
  /// `Operation` has a `willChangeValue(forKey:)` of its own, of which only Foundation's queues learn.
  public func stageWillChangeValue(forKey key: String) {
    willChangeValue(forKey: key)
    (self as NSObject).willChangeValue(forKey: key)
  }

  /// Reports that a property has changed, such as `isFinished`.
  public func stageDidChangeValue(forKey key: String) {
    didChangeValue(forKey: key)
    (self as NSObject).didChangeValue(forKey: key)
  }
}

/// The queue of the operation that is running, or that waits in the middle.
private final class RunningOperation: CoroutineLocal {
  var queue: StageOperationQueue?

  init() {}
}

/// The operation queues of a stage.
private final class OperationQueues: StageLocal {
  /// The queue of the main thread.
  let main = StageOperationQueue()
  /// The queues that had operations, in the order of their first ones.
  private var queues: [StageOperationQueue] = []
  /// The calls that wait for operations.
  private var waits: [Wait] = []

  init(on clock: VirtualClock) {}

  func add(_ queue: StageOperationQueue) {
    if !queues.contains(where: { $0 === queue }) { queues.append(queue) }
  }

  /// Lets all queues look for operations that can start now; those without operations are released.
  func scheduleAll() {
    queues.removeAll { $0.unfinished.isEmpty }
    for queue in queues { queue.schedule() }
    for wait in waits { wait.end() }
    waits = []
  }

  /// Waits until `isDone` returns true, which can change when an operation finishes.
  func wait(until isDone: () -> Bool) {
    guard let coroutine = Coroutine.current else {
      _ = BackgroundTurns.current?.runAhead(until: isDone)
      return
    }
    while !isDone() { _ = Wait.suspend(coroutine, "OperationQueue") { waits.append($0) } }
  }
}

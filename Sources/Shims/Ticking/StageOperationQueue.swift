public import Foundation
import Messaging
import VirtualTime

/// A queue of operations on the stage's clock, with the calls of `OperationQueue`. Sources that
/// `flipbook-port` rewrites use it in place of that class.
///
/// A stage has one thread: operations run one after the other, in the order of their priority, at
/// the instant at which they are added or at which the operations on which they depend have
/// finished. An operation that overrides `isFinished` and reports its changes, as concurrent
/// operations do, counts as running until then: `maxConcurrentOperationCount` limits the number of
/// these, and so does one that sleeps or waits for a semaphore or a group, as work of a `DispatchQueue`.
/// `stageOperations` and `stageOperationCount` take the place of `operations` and
/// `operationCount`. Qualities of service and the underlying queue have no effect. Outside of a stage,
/// operations are dropped, with a line on standard error.
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
  open override class var current: OperationQueue? { OperationQueues.current?.active }

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

  /// Adds operations; if `wait` is true, they run before the call returns.
  open override func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    ops.forEach(addOperation)
    if wait { startReady() }
  }

  /// Adds an operation that runs a closure after all that are in the queue.
  open override func addBarrierBlock(_ barrier: @Sendable @escaping () -> Void) {
    let operation = BlockOperation(block: barrier)
    unfinished.forEach(operation.addDependency)
    addOperation(operation)
  }

  /// Cancels all operations.
  open override func cancelAllOperations() { unfinished.forEach { $0.cancel() } }

  /// Runs the operations that can start. Those that end at a later instant can't be waited for.
  open override func waitUntilAllOperationsAreFinished() { startReady() }

  /// Starts the operations after the work that is running.
  fileprivate func schedule() {
    if isScheduled || waiting.isEmpty { return }
    OperationQueues.current?.add(self)
    let work = StageNow.schedule(at: StageNow.instant, "OperationQueue") {
      self.isScheduled = false
      self.startReady()
    }
    isScheduled = work != nil
  }

  private func startReady() {
    let limit = maxConcurrentOperationCount
    while !isSuspended, limit < 0 || running.count < limit, let index = nextIndex {
      start(waiting.remove(at: index))
    }
  }

  /// The index of the operation that starts next.
  private var nextIndex: Int? {
    let held = OperationQueues.current?.held ?? []
    let ready = waiting.indices.filter { index in
      waiting[index].dependencies.allSatisfy { dependency in
        dependency.isFinished && !held.contains { $0 === dependency }
      }
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
    let former = OperationQueues.current?.active
    OperationQueues.current?.active = self
    let pause = SleepingWork.run(isMain: OperationQueues.current?.main === self, operation.start)
    OperationQueues.current?.active = former
    if operation.isFinished {
      guard pause.isSome else { return finish(operation) }
      // What it waits for lets the operation finish later.
      OperationQueues.current?.held.append(operation)
      return pause.then {
        OperationQueues.current?.held.removeAll { $0 === operation }
        self.finish(operation)
      }
    }
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

/// The operation queues of a stage.
private final class OperationQueues: StageLocal {
  /// The queue of the main thread.
  let main = StageOperationQueue()
  /// The queue whose operation is running.
  var active: StageOperationQueue?
  /// The operations that have run, but sleep or wait.
  var held: [Operation] = []
  /// The queues that had operations, in the order of their first ones.
  private var queues: [StageOperationQueue] = []

  init(on clock: VirtualClock) {}

  func add(_ queue: StageOperationQueue) {
    if !queues.contains(where: { $0 === queue }) { queues.append(queue) }
  }

  /// Lets all queues look for operations that can start now; those without operations are released.
  func scheduleAll() {
    queues.removeAll { $0.unfinished.isEmpty }
    for queue in queues { queue.schedule() }
  }
}

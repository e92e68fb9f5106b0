public import Foundation

/// A scheduler that runs work on the stage's clock, never before the current work has returned.
///
/// The queue and its priority are stored for reading. Work of another queue than the main one can sleep
/// and wait; the queue's limits don't apply.
public final class OperationQueueScheduler: ImmediateSchedulerType {
  /// The queue that the scheduler was created with.
  public let operationQueue: OperationQueue

  /// The priority that the scheduler was created with.
  public let queuePriority: Operation.QueuePriority

  /// Creates a scheduler that uses the stage's clock instead of `operationQueue`.
  public init(
    operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal
  ) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// Runs `action` with `state` at the current instant, after the current work and all work already
  /// scheduled for this instant.
  ///
  /// - Returns: A disposable that cancels the work and disposes of the action's result.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    StageTime.schedule(
      state, as: operationQueue === OperationQueue.main ? .main : .concurrent, action: action)
  }
}

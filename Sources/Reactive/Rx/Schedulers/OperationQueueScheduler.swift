public import Foundation

/// Runs work on the stage's clock, never before the work that runs has returned.
///
/// A stage is one thread: the queue and its priority are kept, so that they can be asked for, and
/// not used.
public final class OperationQueueScheduler: ImmediateSchedulerType {
  /// The queue that was asked for.
  public let operationQueue: OperationQueue

  /// The priority that was asked for.
  public let queuePriority: Operation.QueuePriority

  /// A scheduler on the stage's clock, in place of `operationQueue`.
  public init(
    operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal
  ) {
    (self.operationQueue, self.queuePriority) = (operationQueue, queuePriority)
  }

  /// Runs `action` with `state` at this instant, after the work that runs and waits.
  ///
  /// - Returns: What cancels the work, and disposes of what the action has returned.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    StageTime.schedule(state, action: action)
  }
}

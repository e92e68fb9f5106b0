/// A condition for `dispatchPrecondition(condition:)`.
public enum DispatchPredicate {
  /// The current work runs on that queue.
  case onQueue(StageQueue)
  /// The current work runs on that queue, as a barrier.
  case onQueueAsBarrier(StageQueue)
  /// The current work doesn't run on that queue.
  case notOnQueue(StageQueue)
}

/// Checks nothing, because all queues of a stage run on its one thread.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}

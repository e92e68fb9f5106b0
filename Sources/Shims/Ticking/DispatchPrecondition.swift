/// What `dispatchPrecondition(condition:)` is asked about.
public enum DispatchPredicate {
  /// Work of that queue runs now.
  case onQueue(StageQueue)
  /// Work of that queue runs now, as a barrier.
  case onQueueAsBarrier(StageQueue)
  /// No work of that queue runs now.
  case notOnQueue(StageQueue)
}

/// Checks nothing: all queues of a stage run on its one thread.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}

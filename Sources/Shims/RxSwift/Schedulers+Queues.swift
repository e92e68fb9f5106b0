public import Dispatch
public import Rx
public import Ticking

// The schedulers accept any queue; whichever it is, they use the stage's clock.

extension SerialDispatchQueueScheduler {
  /// Creates a scheduler on the stage's clock, in place of `queue`.
  @_disfavoredOverload
  public convenience init(
    queue: StageQueue, internalSerialQueueName: String,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(isMain: queue === StageQueue.main)
  }
}

extension ConcurrentDispatchQueueScheduler {
  /// Creates a scheduler on the stage's clock, in place of `queue`.
  @_disfavoredOverload
  public convenience init(
    queue: StageQueue, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(isMain: queue === StageQueue.main)
  }
}

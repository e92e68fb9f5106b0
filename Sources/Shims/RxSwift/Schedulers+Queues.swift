public import Dispatch
public import Rx
public import Ticking

// The schedulers take any queue, the stage's too; whichever it is, the clock stands behind it.

extension SerialDispatchQueueScheduler {
  /// A scheduler on the stage's clock, in place of `queue`.
  @_disfavoredOverload
  public convenience init(
    queue: StageQueue, internalSerialQueueName: String,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(internalSerialQueueName: internalSerialQueueName, leeway: leeway)
  }
}

extension ConcurrentDispatchQueueScheduler {
  /// A scheduler on the stage's clock, in place of `queue`.
  @_disfavoredOverload
  public convenience init(
    queue: StageQueue, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(qos: queue.qos, leeway: leeway)
  }
}

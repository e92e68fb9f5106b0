public import Dispatch
public import Ticking

/// The queues there are, on the stage's clock.
public struct DispatchQueueName: TypeName {
  /// The type of that name.
  public typealias Named = StageQueue

  /// The queue of the interface.
  public var main: StageQueue { .main }

  /// The queue of all work in the background.
  public func global(qos: DispatchQoS.QoSClass = .default) -> StageQueue {
    .global(qos: qos)
  }

  /// Calls `work` with 0, 1 … one after the other, and returns.
  public func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    StageQueue.concurrentPerform(iterations: iterations, execute: work)
  }

  /// The value under a key of the queue whose work runs now; nil if there is none.
  public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    StageQueue.getSpecific(key: key)
  }
}

/// The moments that tell the time.
public struct MomentName<Moment: StageMoment>: TypeName {
  /// The type of that name.
  public typealias Named = Moment

  /// What the stage's clock has reached.
  public func now() -> Moment { .now() }

  /// After everything.
  public var distantFuture: Moment { .distantFuture }
}

/// The sources there are, on the stage's clock.
public struct DispatchSourceName: Sendable {
  /// A timer that begins suspended; flags and queue change nothing.
  public func makeTimerSource(
    flags: Dispatch.DispatchSource.TimerFlags = [], queue: StageQueue? = nil
  ) -> any Ticking.DispatchSourceTimer {
    Ticking.makeTimerSource()
  }
}

/// Stands for work items where their type is meant; `DispatchWorkItem(block:)` is a function.
public struct WorkItemName: TypeName {
  /// The type of that name.
  public typealias Named = Dispatch.DispatchWorkItem
}

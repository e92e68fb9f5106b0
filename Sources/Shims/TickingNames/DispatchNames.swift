public import Dispatch
public import Ticking

/// The static members of `DispatchQueue`, on the stage's clock.
public struct DispatchQueueName: TypeName {
  /// The type with that name.
  public typealias Named = StageQueue

  /// The main queue.
  public var main: StageQueue { .main }

  /// Returns the global queue.
  public func global(qos: DispatchQoS.QoSClass = .default) -> StageQueue {
    .global(qos: qos)
  }

  /// Returns the global queue.
  public func global(priority: StageQueue.GlobalQueuePriority) -> StageQueue {
    .global(priority: priority)
  }

  /// Calls `work` with 0, 1 … in sequence, and returns.
  public func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    StageQueue.concurrentPerform(iterations: iterations, execute: work)
  }

  /// Returns the value for a key of the queue whose work is running, or nil if there is none.
  public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    StageQueue.getSpecific(key: key)
  }
}

/// The static members of a Dispatch time that read the current time.
public struct MomentName<Moment: StageMoment>: TypeName {
  /// The type with that name.
  public typealias Named = Moment

  /// Returns the current time of the stage's clock.
  public func now() -> Moment { .now() }

  /// The end of time.
  public var distantFuture: Moment { .distantFuture }
}

/// The static members of `DispatchSource`, on the stage's clock.
public struct DispatchSourceName: Sendable {
  /// Returns a suspended timer, whose handlers are work of `queue`, or of a background queue without one,
  /// as in Dispatch; flags have no effect.
  public func makeTimerSource(
    flags: Dispatch.DispatchSource.TimerFlags = [], queue: StageQueue? = nil
  ) -> any Ticking.DispatchSourceTimer {
    Ticking.makeTimerSource(on: queue ?? .global())
  }
}

/// The constant for the type of work items; `DispatchWorkItem(block:)` is a function.
public struct WorkItemName: TypeName {
  /// The type with that name.
  public typealias Named = Dispatch.DispatchWorkItem
}

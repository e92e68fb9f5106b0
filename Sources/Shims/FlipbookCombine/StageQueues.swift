#if os(Linux)
  public import Foundation
  import OpenCombine
  public import StageCombine
  public import Ticking
  public import TickingNames

  // The queues and run loops that files with a shim have in place of Dispatch's and Foundation's.

  extension StageQueue: StageTimeScheduler {
    /// Runs `action` at this instant, after the work that is running or already waiting.
    public func schedule(options: StageSchedulerOptions?, _ action: @escaping () -> Void) {
      async(execute: action)
    }
  }

  extension StageRunLoop: StageTimeScheduler {}

  extension TimerName {
    /// Returns a publisher that emits the stage's time at an interval in seconds, once connected. The
    /// other arguments have no effect.
    public func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: Foundation.RunLoop,
      in mode: Foundation.RunLoop.Mode, options: StageSchedulerOptions? = nil
    ) -> StageTimerPublisher {
      StageTimerPublisher(interval: interval)
    }

    /// Returns a publisher that emits the stage's time at an interval in seconds, once connected. The
    /// other arguments have no effect.
    @_disfavoredOverload
    public func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: StageRunLoop,
      in mode: Foundation.RunLoop.Mode, options: StageSchedulerOptions? = nil
    ) -> StageTimerPublisher {
      StageTimerPublisher(interval: interval)
    }
  }
#endif

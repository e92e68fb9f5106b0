#if os(Linux)
  // Sleeps of the clocks of the standard library. Its `sleep` functions ask the executor that they
  // run on to run a job later. These are the runtime's own requirements, which no public protocol
  // has yet; code that imports Flipbook or a shim has `Task.sleep` from this package instead.
  @_spi(ExperimentalScheduling) import _Concurrency

  extension TurnExecutor: SchedulingExecutor {
    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      enqueue(UnownedJob(job), .task) { clock.instant(after: delay, from: $0) }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      enqueue(UnownedJob(job), .task) {
        clock.instant(after: clock.now.duration(to: instant), from: $0)
      }
    }
  }

  extension StageMainExecutor: SchedulingExecutor {
    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      enqueue(UnownedJob(job)) { clock.instant(after: delay, from: $0) }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      enqueue(UnownedJob(job)) {
        clock.instant(after: clock.now.duration(to: instant), from: $0)
      }
    }
  }

  extension Clock {
    /// Returns the instant on a stage that is `delay` after `now`; `now` if the clock doesn't measure
    /// in seconds.
    fileprivate func instant(
      after delay: Duration, from now: VirtualTime.Instant
    ) -> VirtualTime.Instant {
      (delay as? Swift.Duration).map(now.advanced(by:)) ?? now
    }
  }
#endif

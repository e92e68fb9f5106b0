/// The executor of the main actor while a stage is current.
///
/// The code of a stage has one thread, so everything on it is isolated to the main actor.
final class StageMainExecutor: SerialExecutor {
  /// Keeps the jobs that are enqueued while the clock isn't current.
  private let outside: TurnExecutor

  init(outside: TurnExecutor) {
    self.outside = outside
  }

  func enqueue(_ job: consuming ExecutorJob) {
    outside.enqueue(UnownedJob(job), .mainActor)
  }

  /// Stops the program unless this executor's clock is current.
  func checkIsolated() {
    precondition(isCurrent, "Code of the main actor was called outside of its stage.")
  }

  func isIsolatingCurrentContext() -> Bool? { isCurrent }

  private var isCurrent: Bool { VirtualClock.current?.tasks.mainExecutor === self }

  /// Enqueues a job for an instant.
  func enqueue(_ job: UnownedJob, at instant: (Instant) -> Instant) {
    outside.enqueue(job, .mainActor, at: instant)
  }
}

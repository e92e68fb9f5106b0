import VirtualTime

// `Task.sleep` on the stage's time. Swift prefers these functions to those of the standard library,
// which they call outside of a stage. On a stage, the standard library's sleep until the same
// instants; but if their task is cancelled, the film remains busy until the time of the sleep.
extension Task where Success == Never, Failure == Never {
  /// Suspends the task for `duration` nanoseconds of the stage's time. Throws `CancellationError` as
  /// soon as the task is cancelled.
  public nonisolated(nonsending) static func sleep(nanoseconds duration: UInt64) async throws {
    guard StageClock.isRunning else {
      return try await ContinuousClock().sleep(
        until: .now.advanced(by: .nanoseconds(Int64(clamping: duration))))
    }
    try await StageClock().sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  /// Suspends the task for a duration: of the stage's time for the clocks of the standard library.
  /// Throws `CancellationError` as soon as the task is cancelled. The tolerance has no effect on a
  /// stage.
  public nonisolated(nonsending) static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    guard StageClock.isRunning, clock.isOfStandardLibrary, let duration = duration as? Duration
    else {
      return try await clock.sleep(
        until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
    try await StageClock().sleep(for: duration)
  }

  /// Suspends the task until an instant of a clock. On a stage, the clocks of the standard library
  /// have the stage's time. Throws `CancellationError` as soon as the task is cancelled.
  public nonisolated(nonsending) static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    let delay = clock.now.duration(to: deadline)
    guard StageClock.isRunning, clock.isOfStandardLibrary, let delay = delay as? Duration else {
      return try await clock.sleep(until: deadline, tolerance: tolerance)
    }
    try await StageClock().sleep(for: delay)
  }
}

extension Clock {
  fileprivate var isOfStandardLibrary: Bool { self is ContinuousClock || self is SuspendingClock }
}

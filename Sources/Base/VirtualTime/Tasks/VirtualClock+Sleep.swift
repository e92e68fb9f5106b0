extension VirtualClock {
  /// Suspends the current task until `instant`, or until a later turn of the current instant if
  /// that has passed. Throws `CancellationError` as soon as the task is cancelled.
  package func sleep(until instant: Instant) async throws {
    let sleep = Sleep(self, until: instant)
    let confined = Confined(sleep)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleep.begin($0) }
    } onCancel: {
      confined.value?.cancel()
    }
    try Task.checkCancellation()
  }
}

/// One sleep of one task.
private final class Sleep {
  private unowned let clock: VirtualClock
  private let instant: Instant
  private var continuation: CheckedContinuation<Void, any Error>?
  private var work: VirtualClock.Work?

  init(_ clock: VirtualClock, until instant: Instant) {
    self.clock = clock
    self.instant = instant
  }

  func begin(_ continuation: CheckedContinuation<Void, any Error>) {
    if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
    self.continuation = continuation
    work = clock.schedule(at: instant) { self.take()?.resume() }
  }

  func cancel() {
    if let work { clock.cancel(work) }
    take()?.resume(throwing: CancellationError())
  }

  private func take() -> CheckedContinuation<Void, any Error>? {
    let taken = continuation
    continuation = nil
    work = nil
    return taken
  }
}

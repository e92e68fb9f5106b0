import VirtualTime

/// A call in which a coroutine waits for an event.
final class Wait {
  private let coroutine: Coroutine
  private let what: String
  private var timeout: BackgroundTurns.Turn?
  /// Whether the event has come, or the wait has timed out.
  private(set) var hasEnded = false

  private init(_ coroutine: Coroutine, _ what: String) {
    self.coroutine = coroutine
    self.what = what
  }

  /// Suspends `coroutine` until the wait that `register` gets is ended, or until `limit`. Returns whether
  /// it was ended. `what` names the call in messages.
  static func suspend(
    _ coroutine: Coroutine, _ what: String, until limit: Instant = .distantFuture,
    _ register: (Wait) -> Void
  ) -> Bool {
    let wait = Wait(coroutine, what)
    var timedOut = false
    if limit != .distantFuture {
      wait.timeout = StageNow.scheduleInBackground(at: limit, what) { [wait] in
        guard !wait.hasEnded else { return }
        wait.hasEnded = true
        timedOut = true
        wait.coroutine.resume()
      }
    }
    register(wait)
    coroutine.suspend()
    return !timedOut
  }

  /// Lets the coroutine go on at this instant.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    timeout?.cancel()
    StageNow.scheduleInBackground(what, coroutine.resume)
  }
}

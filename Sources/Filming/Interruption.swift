import Dispatch
import Foundation
import Synchronization

/// Whether the user has asked the program to stop (Ctrl-C, SIGTERM, or a terminal that was closed).
package enum Interruption {
  private static let hasRequest = Atomic(false)
  private static let handlers = Mutex<[Int: @Sendable () -> Void]>([:])
  /// How many have something to clear away that takes longer.
  private static let postponements = Atomic(0)

  /// Whether a stop was asked for.
  package static var isRequested: Bool { hasRequest.load(ordering: .relaxed) }

  /// Throws once a stop was asked for.
  package static func check() throws(FilmError) {
    if isRequested {
      throw FilmError(.interrupted, "Interrupted. Files that were written are whole.")
    }
  }

  /// Turns SIGINT, SIGTERM and SIGHUP into requests to stop, for the rest of the program. If it has
  /// not ended by itself after most of a second, because the film's own code does not return, it
  /// ends with status 130; while something is cleared away that has to be, after half a minute.
  package static func handleSignals() {
    // A file that grows too large for the user's limit (ulimit -f) is an error like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = unsafeBitCast(signal(number, SIG_IGN), to: Int.self)
      // What `nohup` has switched off stays off.
      if number == SIGHUP, before == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      // Its handler keeps the source, for as long as the program runs.
      source.setEventHandler { withExtendedLifetime(source) { request() } }
      source.resume()
    }
  }

  /// Calls `handler`, on any thread, when a stop is asked for while `body` runs. Returns when the
  /// handler has, so that what it clears away is gone before the program ends.
  package static func withHandler<Result>(
    _ handler: @escaping @Sendable () -> Void, _ body: () throws(FilmError) -> Result
  ) throws(FilmError) -> Result {
    let key = handlers.withLock { handlers in
      let key = (handlers.keys.max() ?? 0) + 1
      handlers[key] = handler
      return key
    }
    defer { handlers.withLock { handlers in handlers[key] = nil } }
    return try body()
  }

  /// Lets the program go on for up to half a minute after a stop was asked for while `body` runs, which
  /// ends by itself then.
  package static func postponingExit<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    postponements.add(1, ordering: .relaxed)
    defer { postponements.subtract(1, ordering: .relaxed) }
    return try body()
  }

  /// Ends the program unless something postpones that, or has until lately.
  private static func exit(before limit: Date, wasPostponed: Bool = false) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.8) {
      let isPostponed = postponements.load(ordering: .relaxed) > 0
      if Date() > limit || !isPostponed && !wasPostponed { _exit(130) }
      exit(before: limit, wasPostponed: isPostponed)
    }
  }

  private static func request() {
    hasRequest.store(true, ordering: .relaxed)
    exit(before: Date(timeIntervalSinceNow: 30))
    handlers.withLock { handlers in for handler in handlers.values { handler() } }
  }
}

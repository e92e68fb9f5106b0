import Dispatch
import Foundation
import Synchronization

/// Whether the user has asked the program to stop (Ctrl-C, SIGTERM, or a terminal that was closed).
package enum Interruption {
  private static let hasRequest = Atomic(false)
  private static let handlers = Mutex<[Int: @Sendable () -> Void]>([:])

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
  /// ends with status 130.
  package static func handleSignals() {
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

  private static func request() {
    hasRequest.store(true, ordering: .relaxed)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.8) { _exit(130) }
    handlers.withLock { handlers in for handler in handlers.values { handler() } }
  }
}

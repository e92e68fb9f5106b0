package import Dispatch
import Foundation
import Synchronization

/// Whether the user has asked the program to stop (Ctrl-C, or SIGTERM).
package enum Interruption {
  private static let isRequested = Atomic(false)
  private static let handlers = Mutex<[Int: @Sendable () -> Void]>([:])

  /// Throws once a stop was asked for.
  package static func check() throws(FilmError) {
    if isRequested.load(ordering: .relaxed) {
      throw FilmError(.interrupted, "Interrupted; the frames written so far are whole.")
    }
  }

  /// Turns SIGINT and SIGTERM into requests to stop. If the program has not ended by itself after
  /// most of a second, because the film's own code does not return, it ends with status 130.
  package static func handleSignals() -> [any DispatchSourceSignal] {
    [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { request() }
      source.resume()
      return source
    }
  }

  /// Calls `handler`, on any thread, when a stop is asked for while `body` runs.
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
    isRequested.store(true, ordering: .relaxed)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.8) { _exit(130) }
    for handler in handlers.withLock({ Array($0.values) }) { handler() }
  }
}

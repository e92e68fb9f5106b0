package import Failures
import Dispatch
import Foundation
import Synchronization

/// Requests by the user to stop the program: Ctrl-C, SIGTERM or closing the terminal.
package enum Interruption {
  private static let hasRequest = Atomic(false)
  private static let handlers = Mutex<[Int: @Sendable () -> Void]>([:])
  /// The running calls that may never return, by number, each as the end of "Interrupted while …".
  private static let calls = Mutex<(open: [Int: String], count: Int)>(([:], 0))

  /// Whether a stop was requested.
  package static var isRequested: Bool { hasRequest.load(ordering: .relaxed) }

  /// Throws if a stop was requested.
  package static func check() throws(FlipbookError) {
    if isRequested {
      throw FlipbookError(.interrupted, "Interrupted. All written files are complete.")
    }
  }

  /// Handles SIGINT, SIGTERM and SIGHUP as requests to stop, for the rest of the process. The
  /// process exits with status 130 after most of a second if the film's own code, or reading a
  /// pipe, doesn't return, and in any case after half a minute.
  package static func handleSignals() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = unsafeBitCast(signal(number, SIG_IGN), to: Int.self)
      // A SIGHUP that `nohup` ignores stays ignored.
      if number == SIGHUP, before == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      // The handler retains the source for the rest of the process.
      source.setEventHandler { withExtendedLifetime(source) { request() } }
      source.resume()
    }
  }

  /// Calls `handler`, on any thread, if a stop is requested while `body` runs. Returns after the
  /// handler has returned, so that its cleanup is complete before the program ends.
  package static func withHandler<Result>(
    _ handler: @escaping @Sendable () -> Void, _ body: () throws(FlipbookError) -> Result
  ) throws(FlipbookError) -> Result {
    let key = handlers.withLock { handlers in
      let key = (handlers.keys.max() ?? 0) + 1
      handlers[key] = handler
      return key
    }
    defer { handlers.withLock { handlers in handlers[key] = nil } }
    return try body()
  }

  /// Calls the film's own code, which may never return: a request to stop doesn't wait for it.
  package static func callingFilm<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withoutWaiting("the film's own code was running", body)
  }

  /// Runs `body`, which may never return: a request to stop doesn't wait for it. `what` describes
  /// it, as the end of "Interrupted while …".
  package static func withoutWaiting<Result, Failure: Error>(
    _ what: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let number = calls.withLock { calls in
      calls.count += 1
      calls.open[calls.count] = what
      return calls.count
    }
    defer { calls.withLock { calls in calls.open[number] = nil } }
    return try body()
  }

  private static func request() {
    guard !hasRequest.exchange(true, ordering: .relaxed) else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + 30) { exit() }
    handlers.withLock { handlers in for handler in handlers.values { handler() } }
    awaitCalls()
  }

  /// Exits the process if a call continues for most of a second; `suspects` are the calls that were
  /// running at each of the last `looks` checks. The checks are made in short steps, each scheduled
  /// by the previous one, because on a busy machine all of them may be late, and the call had less
  /// time too.
  private static func awaitCalls(_ suspects: [Int: String]? = nil, looks: Int = 0) {
    let open = calls.withLock { $0.open }
    let suspects = suspects?.filter { open[$0.key] != nil } ?? open
    if suspects.isEmpty || looks < 4 {
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) {
        if suspects.isEmpty { awaitCalls() } else { awaitCalls(suspects, looks: looks + 1) }
      }
      return
    }
    let what = suspects.min { $0.key < $1.key }?.value ?? ""
    try? FileHandle.standardError.write(
      contentsOf: Data("Error: Interrupted while \(what).\n".utf8))
    exit()
  }

  private static func exit() { _exit(130) }
}

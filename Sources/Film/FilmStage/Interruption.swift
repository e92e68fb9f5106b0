package import Failures
import Dispatch
import Foundation
import Synchronization

/// Whether the user has asked the program to stop (Ctrl-C, SIGTERM, or a terminal that was closed).
package enum Interruption {
  private static let hasRequest = Atomic(false)
  private static let handlers = Mutex<[Int: @Sendable () -> Void]>([:])
  /// What may never come to an end and is under way, by number, as the end of “Interrupted while …”.
  private static let calls = Mutex<(open: [Int: String], count: Int)>(([:], 0))

  /// Whether a stop was asked for.
  package static var isRequested: Bool { hasRequest.load(ordering: .relaxed) }

  /// Throws once a stop was asked for.
  package static func check() throws(FlipbookError) {
    if isRequested {
      throw FlipbookError(.interrupted, "Interrupted. Files that were written are whole.")
    }
  }

  /// Turns SIGINT, SIGTERM and SIGHUP into requests to stop, for the rest of the program. It ends with
  /// status 130 if it has not ended by itself after most of a second because the film's own code, or a pipe
  /// that is read, does not come to its end, and in any case after half a minute.
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

  /// Calls the film's own code, which may never return: a request to stop does not wait for it.
  package static func callingFilm<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withoutWaiting("the film's own code ran on", body)
  }

  /// Does what may never come to an end: a request to stop does not wait for it. `what` happens meanwhile,
  /// as the end of “Interrupted while …”.
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

  /// Ends the program if a call goes on for most of a second; `suspects` are the calls
  /// that did at each of the last `looks`. It is looked at in short steps, each of which begins when the
  /// one before has come: on a busy machine all may be late, and what is called has had its time too.
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

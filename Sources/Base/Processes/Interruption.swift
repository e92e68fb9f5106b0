import CProcesses
package import Failures
package import Foundation
import Synchronization
import SystemPackage

/// Requests by the user to stop the program: Ctrl-C, SIGTERM or closing the terminal.
package enum Interruption {
  private static let hasRequest = Atomic(false)
  private static let handlers = Mutex<[Int: @Sendable () -> Void]>([:])
  /// The seconds that a forced exit waits for calls with a handler, by the handler's number.
  private static let graces = Mutex<[Int: TimeInterval]>([:])
  private static let exitHandlers = Mutex<[@Sendable () -> Void]>([])
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

  /// Handles SIGINT, SIGTERM and SIGHUP as requests to stop, for the rest of the process. A process
  /// that doesn't end by itself within most of a second exits with status 130, after the handlers
  /// of `onForcedExit(_:)`. Throws if the thread that does this can't be started.
  package static func handleSignals() throws(FlipbookError) {
    let readEnd: FileDescriptor
    let writeEnd: FileDescriptor
    do {
      (readEnd, writeEnd) = try FileDescriptor.pipe(options: [.closeOnExec, .nonBlocking])
    } catch {
      throw FlipbookError(.outputFailed, "A pipe couldn't be created: \(error).")
    }
    // Only signal handlers must not wait.
    _ = fcntl(readEnd.rawValue, F_SETFL, 0)
    try SystemThread.start("signals", stackSize: SystemThread.smallStack) {
      flipbook_unblock_signals()
      var byte: UInt8 = 0
      while read(readEnd.rawValue, &byte, 1) != 1 {}
      request()
    }
    flipbook_write_signals(writeEnd.rawValue)
  }

  /// Calls `handler`, on any thread, before a process that didn't end by itself after a request to
  /// stop exits. The handler must not wait.
  package static func onForcedExit(_ handler: @escaping @Sendable () -> Void) {
    exitHandlers.withLock { $0.append(handler) }
  }

  /// Calls `handler`, on any thread, if a stop is requested while `body` runs. Returns after the
  /// handler has returned, so that its cleanup is complete before the program ends. A forced exit
  /// waits up to `grace` seconds for `body`: for work elsewhere that must be undone, such as a job
  /// of a cluster.
  package static func withHandler<Result>(
    _ handler: @escaping @Sendable () -> Void, grace: TimeInterval = 0,
    _ body: () throws(FlipbookError) -> Result
  ) throws(FlipbookError) -> Result {
    let key = handlers.withLock { handlers in
      let key = (handlers.keys.max() ?? 0) + 1
      handlers[key] = handler
      return key
    }
    graces.withLock { $0[key] = grace }
    defer {
      handlers.withLock { handlers in handlers[key] = nil }
      graces.withLock { $0[key] = nil }
    }
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

  /// Calls the handlers of `onForcedExit(_:)`: for an exit that leaves out everything else.
  package static func cleanUp() {
    for handler in exitHandlers.withLock({ $0 }) { handler() }
  }

  private static func request() {
    hasRequest.store(true, ordering: .relaxed)
    // Handlers can wait for a lock or a program; the exit below doesn't wait for them. The lock is
    // held so that `withHandler` does.
    @Sendable func callHandlers() {
      handlers.withLock { handlers in for handler in handlers.values { handler() } }
    }
    do throws(FlipbookError) {
      try SystemThread.start("interruption", callHandlers)
    } catch {
      callHandlers()
    }
    awaitEnd()
  }

  /// Exits the process after most of a second. The time passes in short steps, because on a busy
  /// machine all of them may be late, and the program had less time too.
  private static func awaitEnd() -> Never {
    var lasting: [Int: String]?
    var steps = 0
    while steps < 4
      || Double(steps) * 0.2 < graces.withLock({ $0.values.max() ?? 0 })
    {
      usleep(200_000)
      steps += 1
      let open = calls.withLock { $0.open }
      lasting = lasting?.filter { open[$0.key] != nil } ?? open
    }
    let what = (lasting ?? [:]).min { $0.key < $1.key }.map { " while \($0.value)" } ?? ""
    try? FileHandle.standardError.write(
      contentsOf: Data("Error: Interrupted\(what).\n".utf8))
    cleanUp()
    _exit(130)
  }
}

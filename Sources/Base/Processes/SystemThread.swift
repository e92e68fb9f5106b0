import CProcesses
import Dispatch
package import Failures
import Foundation

/// Threads of the system.
///
/// Neither `Thread` nor Dispatch reports that a thread can't be started: `Thread` ignores it, and
/// Dispatch tries again for ever, where a process may have no more threads.
package enum SystemThread {
  /// The size of a thread's stack: only pages that are used take memory.
  package static let stackSize = 256 << 20

  /// The size of the stack of a thread that only waits, reads or writes.
  package static let smallStack = 1 << 20

  /// Runs `body` on a new thread. Throws if the system can't start it.
  package static func start(
    _ name: String, stackSize: Int = stackSize, _ body: @escaping @Sendable () -> Void
  ) throws(FlipbookError) {
    let work = Unmanaged.passRetained(Work(name, body))
    let error = flipbook_start_thread(
      stackSize,
      { context in
        guard let context else { return nil }
        let work = Unmanaged<Work>.fromOpaque(context).takeRetainedValue()
        flipbook_name_thread(work.name)
        work.body()
        return nil
      }, work.toOpaque())
    guard error != 0 else { return }
    work.release()
    throw FlipbookError(
      .noThreads, "A thread couldn't be started: \(String(cString: strerror(error))).",
      hint: ProcessLimit.hint)
  }

  /// Throws unless `count` threads can be started at the same time.
  ///
  /// Libraries end the program where they can't start theirs, as Pango does for its list of fonts.
  package static func check(_ count: Int) throws(FlipbookError) {
    let gate = DispatchSemaphore(value: 0)
    let ended = DispatchGroup()
    defer { ended.wait() }
    for started in 0..<count {
      ended.enter()
      do throws(FlipbookError) {
        try start("check", stackSize: smallStack) {
          gate.wait()
          ended.leave()
        }
      } catch {
        ended.leave()
        for _ in 0..<started { gate.signal() }
        throw error
      }
    }
    for _ in 0..<count { gate.signal() }
  }

  private final class Work: Sendable {
    let name: String
    let body: @Sendable () -> Void

    init(_ name: String, _ body: @escaping @Sendable () -> Void) {
      self.name = name
      self.body = body
    }
  }
}

import Dispatch
import Failures
import Foundation
import Synchronization

/// Calls `body` with each number below `count`, on several threads at the same time, and returns
/// when all calls have returned.
///
/// The calling thread takes part. Where no further thread can be started, it makes all calls.
package func concurrently(_ count: Int, _ body: @Sendable (Int) -> Void) {
  let helpers = min(count, ProcessInfo.processInfo.activeProcessorCount) - 1
  let ended = DispatchGroup()
  withoutActuallyEscaping(body) { body in
    let loop = ConcurrentLoop(count, body)
    for _ in 0..<max(helpers, 0) {
      ended.enter()
      do throws(FlipbookError) {
        try SystemThread.start("loop") {
          loop.run()
          ended.leave()
        }
      } catch {
        ended.leave()
        break
      }
    }
    loop.run()
    ended.wait()
    loop.end()
  }
}

/// `@unchecked Sendable`: `body` is only read while threads run, and set to nil after they have
/// ended.
private final class ConcurrentLoop: @unchecked Sendable {
  private let count: Int
  private var body: (@Sendable (Int) -> Void)?
  private let next = Atomic(0)

  init(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.body = body
  }

  func run() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      body?(index)
    }
  }

  /// Releases `body`, which must not outlive the call of `concurrently`; a thread that has run may
  /// still be about to release the loop.
  func end() { body = nil }
}

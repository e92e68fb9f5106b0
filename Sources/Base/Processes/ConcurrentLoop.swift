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
  }
}

private final class ConcurrentLoop: Sendable {
  private let count: Int
  private let body: @Sendable (Int) -> Void
  private let next = Atomic(0)

  init(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.body = body
  }

  func run() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      body(index)
    }
  }
}

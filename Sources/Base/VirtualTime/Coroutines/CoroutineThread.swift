import Dispatch
import Foundation
import Processes

/// A thread that runs one coroutine after the other.
///
/// `@unchecked Sendable`: the stage's thread and this one never run at the same time. The semaphores
/// pass the turn from one to the other.
final class CoroutineThread: @unchecked Sendable {
  /// The size of the stack. On a device, the stacks of such threads have 512 KB; programs that aren't
  /// optimized need more.
  private static let stackSize = 16 << 20

  private let turn = DispatchSemaphore(value: 0)
  private let turnBack = DispatchSemaphore(value: 0)
  private var body: (() -> Void)?
  private var isEnding = false

  /// Starts a thread on which `clock` is current, without retaining it.
  init(of clock: VirtualClock) throws {
    let clock = Unmanaged.passUnretained(clock).toOpaque()
    nonisolated(unsafe) let current = clock
    try SystemThread.start("background work", stackSize: Self.stackSize) { [self] in
      VirtualClock.bind(current)
      runAll()
    }
  }

  /// Runs `body` on this thread until it ends or switches back.
  func run(_ body: @escaping () -> Void) {
    self.body = body
    switchTo()
  }

  /// Lets this thread go on, and waits until it switches back. Has no effect after `end()`.
  func switchTo() {
    if isEnding { return }
    turn.signal()
    turnBack.wait()
  }

  /// Lets the other thread go on, and waits until that switches to this one; called on this thread.
  func switchBack() {
    turnBack.signal()
    turn.wait()
    if isEnding { pthread_exit(nil) }
  }

  /// Ends this thread, while it is waiting.
  func end() {
    isEnding = true
    turn.signal()
  }

  private func runAll() {
    turn.wait()
    while !isEnding {
      runBody()
      turnBack.signal()
      turn.wait()
    }
  }

  /// Runs the body, which is released before the other thread goes on.
  private func runBody() {
    let body = body
    self.body = nil
    body?()
  }
}

import Failures
import OutputFiles
import Foundation
import SystemPackage

/// The pipe into an encoder, and the thread of its own that fills it.
///
/// It is to be kept until the child has ended, which reads the frames where they are (`LendingPipe`).
///
/// `@unchecked Sendable`: `isDone` and `unread` are read and written only while `condition` is locked;
/// the rest never changes.
final class EncoderPipe: @unchecked Sendable {
  /// The end to be handed to the child.
  let readEnd: FileDescriptor

  private let queue: FrameQueue
  private let condition = NSCondition()
  private var isDone = false
  /// What the child may still read from this process's memory.
  private var unread: [[VideoBand]] = []

  /// A pipe that carries the frames of `queue` until it ends, or until nobody reads any more.
  init(carrying queue: FrameQueue) throws(FlipbookError) {
    let writeEnd: FileDescriptor
    do {
      // Closed on exec: were another child to inherit the writing end, this one would never see
      // the end of its input.
      (readEnd, writeEnd) = try FileDescriptor.pipe(options: .closeOnExec)
    } catch {
      throw FlipbookError(.outputFailed, "No pipe to ffmpeg could be made: \(error).")
    }
    self.queue = queue
    let thread = Thread { self.carry(to: writeEnd) }
    thread.name = "encoder pipe"
    thread.start()
  }

  /// Waits until the thread has ended and the writing end is closed.
  func waitUntilDone() {
    condition.lock()
    while !isDone { condition.wait() }
    condition.unlock()
  }

  private func carry(to writeEnd: FileDescriptor) {
    // A reader that is gone is an error like others here (EPIPE); the signal that would end the
    // process is held off from this thread, and from this thread only.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var pipe = LendingPipe(writeEnd)
    while let frame = queue.pop() {
      do { try pipe.write(planesOf: frame) } catch { queue.cancel() }
    }
    try? writeEnd.close()
    let unread = pipe.unread
    condition.withLock {
      (isDone, self.unread) = (true, unread)
      condition.broadcast()
    }
  }
}

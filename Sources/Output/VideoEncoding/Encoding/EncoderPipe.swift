import Failures
import OutputFiles
import Processes
import Foundation
import SystemPackage

/// The pipe into an encoder, and the thread that fills it.
///
/// Keep it until the child process has ended: the child reads the frames from this process's memory
/// (`LendingPipe`).
///
/// `@unchecked Sendable`: `isDone` and `unread` are read and written only while `condition` is
/// locked; the rest never changes.
final class EncoderPipe: @unchecked Sendable {
  /// The reading end, for the child process.
  let readEnd: FileDescriptor

  private let queue: FrameQueue
  private let condition = NSCondition()
  private var isDone = false
  /// Frames that the child can still read from this process's memory.
  private var unread: [[VideoBand]] = []

  /// Creates a pipe that carries the frames of `queue` until the queue ends or the reading end is
  /// closed.
  init(carrying queue: FrameQueue) throws(FlipbookError) {
    let writeEnd: FileDescriptor
    do {
      // Closed on exec: if another child inherited the writing end, this one would never reach the
      // end of its input.
      (readEnd, writeEnd) = try FileDescriptor.pipe(options: .closeOnExec)
    } catch {
      throw FlipbookError(.outputFailed, "A pipe to ffmpeg couldn't be created: \(error).")
    }
    self.queue = queue
    do throws(FlipbookError) {
      try SystemThread.start("encoder pipe", stackSize: SystemThread.smallStack) {
        self.carry(to: writeEnd)
      }
    } catch {
      for end in [readEnd, writeEnd] { try? end.close() }
      throw error
    }
  }

  /// Waits until the thread has ended and the writing end is closed.
  func waitUntilDone() {
    condition.lock()
    while !isDone { condition.wait() }
    condition.unlock()
  }

  private func carry(to writeEnd: FileDescriptor) {
    // A closed reading end is an ordinary error here (EPIPE): SIGPIPE, which would terminate the
    // process, is blocked in this thread only.
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
      isDone = true
      self.unread = unread
      condition.broadcast()
    }
  }
}

import Foundation

/// A short queue between the deliveries and the thread that feeds the encoder.
///
/// `@unchecked Sendable`: all that changes is read and written only while `condition` is locked.
final class FrameQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private let capacity: Int
  private var frames: [[VideoBand]] = []
  private var isClosed = false
  private var isCancelled = false

  /// A queue of at most `capacity` frames.
  init(capacity: Int) { self.capacity = capacity }

  /// Appends a frame as soon as there is room. False if the queue was closed or cancelled.
  func push(_ frame: [VideoBand]) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    while frames.count == capacity, !isClosed, !isCancelled { condition.wait() }
    guard !isClosed, !isCancelled else { return false }
    frames.append(frame)
    condition.broadcast()
    return true
  }

  /// Takes the next frame as soon as there is one. Nil when no more will come.
  func pop() -> [VideoBand]? {
    condition.lock()
    defer { condition.unlock() }
    while frames.isEmpty, !isClosed, !isCancelled { condition.wait() }
    guard !isCancelled, !frames.isEmpty else { return nil }
    condition.broadcast()
    return frames.removeFirst()
  }

  /// Lets the frames that are waiting be taken, and no more be added.
  func close() {
    condition.withLock {
      isClosed = true
      condition.broadcast()
    }
  }

  /// Ends the queue at once; nobody waits any longer.
  func cancel() {
    condition.withLock {
      isCancelled = true
      frames = []
      condition.broadcast()
    }
  }
}

import Foundation

/// A short queue between the deliveries and the thread that feeds the encoder.
///
/// `@unchecked Sendable`: all mutable state is read and written only while `condition` is locked.
final class FrameQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private let capacity: Int
  private var frames: [[VideoBand]] = []
  private var isClosed = false
  private var isCancelled = false

  /// Creates a queue of at most `capacity` frames.
  init(capacity: Int) { self.capacity = capacity }

  /// Waits for room and appends a frame; returns false if the queue was closed or cancelled.
  func push(_ frame: [VideoBand]) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    while frames.count == capacity, !isClosed, !isCancelled { condition.wait() }
    guard !isClosed, !isCancelled else { return false }
    frames.append(frame)
    condition.broadcast()
    return true
  }

  /// Waits for the next frame and removes it; returns nil if the queue has ended.
  func pop() -> [VideoBand]? {
    condition.lock()
    defer { condition.unlock() }
    while frames.isEmpty, !isClosed, !isCancelled { condition.wait() }
    guard !isCancelled, !frames.isEmpty else { return nil }
    condition.broadcast()
    return frames.removeFirst()
  }

  /// Closes the queue: frames in it can still be removed, but none can be added.
  func close() {
    condition.withLock {
      isClosed = true
      condition.broadcast()
    }
  }

  /// Ends the queue immediately, discards its frames and wakes all waiting threads.
  func cancel() {
    condition.withLock {
      isCancelled = true
      frames = []
      condition.broadcast()
    }
  }
}

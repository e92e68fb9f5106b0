import Failures
import Foundation
import Processes

/// The requests that a worker's process has received, and the end of its batch.
///
/// A thread receives them, because the end of the batch must be noticed while a film plays: the
/// process then stops as if it were interrupted.
///
/// `@unchecked Sendable`: all mutable state is accessed only while `condition` is locked.
final class RequestQueue: @unchecked Sendable {
  private let messages: MessageStream
  private let condition = NSCondition()
  private var requests: [WorkerRequest] = []
  private var hasEnded = false
  private var isBusy = false
  /// Locked while an answer is awaited.
  private let question = NSLock()

  /// Throws if no thread can be started.
  init(_ messages: MessageStream) throws(FlipbookError) {
    self.messages = messages
    try SystemThread.start("batch") { [self] in
      while let request = messages.receive(WorkerRequest.self) { add(request) }
      end()
    }
  }

  /// Waits for the next request, after the work for the one before; returns nil at the end.
  func next() -> WorkerRequest? {
    condition.withLock { isBusy = false }
    return take()
  }

  /// Asks the batch a question and returns its answer; nil at the end. Can be called by any thread
  /// while a film plays.
  func ask(_ reply: WorkerReply) -> WorkerRequest? {
    question.withLock { messages.send(reply) ? take() : nil }
  }

  private func take() -> WorkerRequest? {
    condition.lock()
    defer { condition.unlock() }
    while requests.isEmpty, !hasEnded { condition.wait() }
    guard !requests.isEmpty else { return nil }
    isBusy = true
    return requests.removeFirst()
  }

  private func add(_ request: WorkerRequest) {
    condition.withLock {
      requests.append(request)
      condition.broadcast()
    }
  }

  private func end() {
    condition.withLock {
      hasEnded = true
      condition.broadcast()
      if isBusy { kill(getpid(), SIGTERM) }
    }
  }
}

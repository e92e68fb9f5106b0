import DequeModule
import Synchronization

/// The elements that an observable has sent and that an iteration hasn't requested yet.
///
/// An iteration that finds no element waits. It is resumed once for all elements that arrive
/// until it runs again, so most elements neither suspend nor resume a task.
@usableFromInline
package final class ElementBuffer<Element, Failure: Error> {
  private let lock = Mutex(())
  private var elements: Deque<Element> = []
  private var end: Result<Void, Failure>?
  private var waiting: [UnsafeContinuation<Void, Never>] = []
  /// The end of an iteration whose task is cancelled.
  private let cancellation: Result<Void, Failure>

  package init(cancellation: Result<Void, Failure>) { self.cancellation = cancellation }

  // MARK: The observable

  /// Adds an element. Returns false if the iteration has ended.
  package func append(_ element: Element) -> Bool {
    var isOpen = false
    resume {
      guard end == nil else { return }
      isOpen = true
      elements.append(element)
    }
    return isOpen
  }

  /// Adds the end, if there is none yet.
  package func finish(_ result: Result<Void, Failure>) {
    resume { if end == nil { end = result } }
  }

  /// Changes the state and resumes the iterations that wait.
  private func resume(after change: () -> Void) {
    var resumed: [UnsafeContinuation<Void, Never>] = []
    lock.withLock { _ in
      change()
      if !waiting.isEmpty { swap(&resumed, &waiting) }
    }
    for continuation in resumed { continuation.resume() }
  }

  // MARK: The iteration

  /// Removes and returns the next element; nil if there is none yet, or if the task is cancelled.
  @usableFromInline
  package func next() -> Element? {
    if Task.isCancelled { return nil }
    var element: Element?
    lock.withLock { _ in element = elements.popFirst() }
    return element
  }

  /// Waits for an element, removes and returns it. Returns nil or throws at the end. If the task is
  /// cancelled, calls `cancel`; the elements that have arrived before are still returned.
  @usableFromInline
  package func wait(
    isolation actor: isolated (any Actor)? = #isolation, cancel: @Sendable () -> Void
  ) async throws(Failure) -> Element? {
    while true {
      if Task.isCancelled { cancel() }
      var element: Element?
      var end: Result<Void, Failure>?
      lock.withLock { _ in
        element = elements.popFirst()
        guard element == nil else { return }
        end = self.end
        // An error is thrown once.
        if end != nil { self.end = .success(()) }
      }
      if let element { return element }
      if let end {
        try end.get()
        return nil
      }
      await withTaskCancellationHandler {
        await withUnsafeContinuation { wait(with: $0) }
      } onCancel: {
        cancel()
      }
    }
  }

  /// Ends the iteration after the elements that have arrived, as if its task was cancelled.
  package func cancel() { finish(cancellation) }

  private func wait(with continuation: UnsafeContinuation<Void, Never>) {
    var isReady = false
    lock.withLock { _ in
      isReady = !elements.isEmpty || end != nil
      if !isReady { waiting.append(continuation) }
    }
    if isReady { continuation.resume() }
  }
}

// The lock protects all variables. An observable passes each element to one iteration and doesn't
// use it afterwards; as in RxSwift, an element whose type isn't Sendable must not be used elsewhere.
extension ElementBuffer: @unchecked Sendable {}

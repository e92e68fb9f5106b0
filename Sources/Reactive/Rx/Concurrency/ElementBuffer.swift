import Synchronization

/// The elements that an observable has sent and that an iteration hasn't requested yet.
///
/// An iteration that finds no element waits. It is resumed once for all elements that arrive
/// until it runs again, so most elements neither suspend nor resume a task.
///
/// What runs for each element uses no type that depends on `Element`, such as an optional: code that
/// isn't specialised looks up each of these types in a table, which takes longer than all else.
@usableFromInline
package final class ElementBuffer<Element, Failure: Error> {
  private let state = Mutex(ElementBufferState())
  /// How the elements end, accessed while the state is locked.
  private var end: Result<Void, Failure> = .success(())
  /// The end of an iteration whose task is cancelled.
  private let cancellation: Result<Void, Failure>

  package init(cancellation: Result<Void, Failure>) { self.cancellation = cancellation }

  deinit { state.withLock { $0.elements.deallocate(Element.self) } }

  // MARK: The observable

  /// Adds an element. Returns false if the iteration has ended.
  package func append(_ element: Element) -> Bool {
    var isOpen = false
    var resumed: [UnsafeContinuation<Void, Never>] = []
    state.withLock { state in
      guard !state.hasEnded else { return }
      isOpen = true
      state.elements.append(element)
      if !state.waiting.isEmpty { swap(&resumed, &state.waiting) }
    }
    for continuation in resumed { continuation.resume() }
    return isOpen
  }

  /// Adds the end, if there is none yet.
  package func finish(_ result: Result<Void, Failure>) {
    var resumed: [UnsafeContinuation<Void, Never>] = []
    state.withLock { state in
      guard !state.hasEnded else { return }
      state.hasEnded = true
      end = result
      swap(&resumed, &state.waiting)
    }
    for continuation in resumed { continuation.resume() }
  }

  // MARK: The iteration

  /// Removes and returns the next element; nil if there is none yet, or if the task is cancelled.
  @inlinable
  package func next() -> Element? {
    withUnsafeTemporaryAllocation(of: Element.self, capacity: 1) {
      guard let place = $0.baseAddress, moveNext(to: place) else { return nil }
      return place.move()
    }
  }

  /// Moves the next element to `place`; returns false if there is none yet, or if the task is
  /// cancelled.
  @usableFromInline
  package func moveNext(to place: UnsafeMutablePointer<Element>) -> Bool {
    if Task.isCancelled { return false }
    return state.withLock { $0.elements.moveFirst(to: place) }
  }

  /// Waits for an element, removes and returns it. Returns nil or throws at the end. If the task is
  /// cancelled, calls `cancel`; the elements that have arrived before are still returned.
  @usableFromInline
  package func wait(
    isolation actor: isolated (any Actor)? = #isolation, cancel: @Sendable () -> Void
  ) async throws(Failure) -> Element? {
    while true {
      if Task.isCancelled { cancel() }
      var end: Result<Void, Failure>?
      let element: Element? = withUnsafeTemporaryAllocation(of: Element.self, capacity: 1) {
        guard let place = $0.baseAddress else { return nil }
        let isMoved = state.withLock { state in
          if state.elements.moveFirst(to: place) { return true }
          if state.hasEnded {
            end = self.end
            // An error is thrown once.
            self.end = .success(())
          }
          return false
        }
        return isMoved ? place.move() : nil
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
    state.withLock { state in
      isReady = state.elements.count > 0 || state.hasEnded
      if !isReady { state.waiting.append(continuation) }
    }
    if isReady { continuation.resume() }
  }
}

// The lock protects all variables. An observable passes each element to one iteration and doesn't
// use it afterwards; as in RxSwift, an element whose type isn't Sendable must not be used elsewhere.
extension ElementBuffer: @unchecked Sendable {}

/// The part of a buffer whose type doesn't depend on its elements.
private struct ElementBufferState: @unchecked Sendable {
  var elements = ElementRing()
  var hasEnded = false
  var waiting: [UnsafeContinuation<Void, Never>] = []
}

/// Elements of one type, the first of which is removed first.
///
/// The type isn't a parameter of the ring, but of its functions. Those of a deque of swift-collections
/// take twice the time, if they aren't specialised.
private struct ElementRing {
  private var elements: UnsafeMutableRawPointer?
  /// 0 or a power of two.
  private var capacity = 0
  private var first = 0
  private(set) var count = 0

  mutating func append<Element>(_ element: Element) {
    if count == capacity { grow(Element.self) }
    place(count, Element.self)?.initialize(to: element)
    count &+= 1
  }

  /// Moves the first element to uninitialised memory; returns false if there is none.
  mutating func moveFirst<Element>(to other: UnsafeMutablePointer<Element>) -> Bool {
    guard count > 0, let place = place(0, Element.self) else { return false }
    other.moveInitialize(from: place, count: 1)
    first = (first &+ 1) & (capacity &- 1)
    count &-= 1
    return true
  }

  mutating func deallocate<Element>(_ type: Element.Type) {
    for index in 0..<count { place(index, type)?.deinitialize(count: 1) }
    elements?.deallocate()
    elements = nil
  }

  private func place<Element>(_ index: Int, _ type: Element.Type) -> UnsafeMutablePointer<Element>?
  {
    elements?.assumingMemoryBound(to: type).advanced(by: (first &+ index) & (capacity &- 1))
  }

  private mutating func grow<Element>(_ type: Element.Type) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: max(16, capacity * 2))
    for index in 0..<count {
      if let place = place(index, type) { (larger + index).moveInitialize(from: place, count: 1) }
    }
    elements?.deallocate()
    elements = UnsafeMutableRawPointer(larger)
    capacity = max(16, capacity * 2)
    first = 0
  }
}

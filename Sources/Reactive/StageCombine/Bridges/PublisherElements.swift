public import OpenCombine
import Rx
import Synchronization

/// The elements of a publisher as an asynchronous sequence.
///
/// Each iteration subscribes, and demands one element for each that it requests, as Combine's
/// `AsyncPublisher` does: a subject drops what it sends while nothing is requested. The subscription is
/// cancelled when the iteration's task is, or when the iterator is deallocated; the iteration then ends
/// without an error.
public struct PublisherElements<Base: Publisher>: AsyncSequence {
  /// The publisher's elements.
  public typealias Element = Base.Output
  /// The publisher's failures.
  public typealias Failure = Base.Failure

  private let base: Base

  package init(_ base: Base) { self.base = base }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    let subscriber = DemandingSubscriber<Element, Failure>()
    base.attach(subscriber, by: "values")
    return Iterator(lifetime: Lifetime(subscriber))
  }

  /// An iterator over the elements of a publisher.
  public struct Iterator: AsyncIteratorProtocol {
    @usableFromInline let lifetime: Lifetime<Element, Failure>

    fileprivate init(lifetime: Lifetime<Element, Failure>) { self.lifetime = lifetime }

    /// Returns the next element, or nil at the end. Throws the publisher's failure.
    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Element? {
      let subscriber = lifetime.subscriber
      if let element = subscriber.next() { return element }
      return try await subscriber.wait(isolation: actor)
    }
  }
}

/// Cancels the subscription when the last copy of an iterator is deallocated: the publisher refers to
/// the subscriber.
@usableFromInline
final class Lifetime<Element, Failure: Error> {
  @usableFromInline let subscriber: DemandingSubscriber<Element, Failure>

  init(_ subscriber: DemandingSubscriber<Element, Failure>) { self.subscriber = subscriber }

  deinit { subscriber.cancel() }
}

/// Demands an element for each that an iteration requests.
///
/// Most elements arrive at once. They are moved to where the iteration waits for them, without a use of
/// any type that depends on `Input`; see `ElementBuffer`.
@usableFromInline
final class DemandingSubscriber<Input, Failure: Error>: Subscriber {
  private let state = Mutex(DemandState())
  /// The elements that arrive when no request is being made, and the end.
  private let buffer = ElementBuffer<Input, Failure>(cancellation: .success(()))

  // MARK: The iteration

  /// Demands an element. Returns nil if it doesn't arrive at once.
  @inlinable
  func next() -> Input? {
    withUnsafeTemporaryAllocation(of: Input.self, capacity: 1) {
      guard let place = $0.baseAddress, demand(into: place) else { return nil }
      return place.move()
    }
  }

  /// Demands an element. Returns whether it has arrived at once and is in `place`.
  @usableFromInline
  func demand(into place: UnsafeMutablePointer<Input>) -> Bool {
    if Task.isCancelled { return false }
    let place = UnsafeMutableRawPointer(place)
    var subscription: (any Subscription)?
    var isOffered = false
    state.withLock { state in
      subscription = state.subscription
      if subscription == nil { state.demand += 1 }
      // Elements that have arrived before come first.
      isOffered = subscription != nil && state.bufferedCount == 0 && state.place == nil
      if isOffered { state.place = place }
    }
    subscription?.request(.max(1))
    guard isOffered else { return false }
    var isFilled = false
    state.withLock { state in
      isFilled = state.place != place
      if !isFilled { state.place = nil }
    }
    return isFilled
  }

  /// Waits for an element that has been demanded.
  @usableFromInline
  func wait(isolation actor: isolated (any Actor)?) async throws(Failure) -> Input? {
    let element = try await buffer.wait(isolation: actor) { self.cancel() }
    if element != nil { state.withLock { $0.bufferedCount -= 1 } }
    return element
  }

  /// Ends the iteration after the elements that have arrived.
  func cancel() {
    let subscription = end()
    buffer.cancel()
    subscription?.cancel()
  }

  // MARK: The publisher

  @usableFromInline
  func receive(subscription: any Subscription) {
    var demand: Subscribers.Demand?
    state.withLock { state in
      guard !state.hasEnded, state.subscription == nil else { return }
      state.subscription = subscription
      demand = state.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  @usableFromInline
  func receive(_ input: Input) -> Subscribers.Demand {
    var isTaken = false
    state.withLock { state in
      isTaken = state.place != nil
      state.place?.initializeMemory(as: Input.self, to: input)
      state.place = nil
      if !isTaken { state.bufferedCount += 1 }
    }
    if !isTaken { _ = buffer.append(input) }
    return .none
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Failure>) {
    end()
    switch completion {
    case .finished: buffer.finish(.success(()))
    case .failure(let error): buffer.finish(.failure(error))
    }
  }

  /// Returns the subscription, if it hasn't ended.
  @discardableResult
  private func end() -> (any Subscription)? {
    var ended: (any Subscription)?
    state.withLock { state in
      state.hasEnded = true
      swap(&ended, &state.subscription)
    }
    return ended
  }
}

// The lock protects all variables; the elements are those of one iteration, see `ElementBuffer`.
extension DemandingSubscriber: @unchecked Sendable {}

/// What a subscriber knows apart from elements.
private struct DemandState: @unchecked Sendable {
  var subscription: (any Subscription)?
  /// The demand before there is a subscription.
  var demand = Subscribers.Demand.none
  var hasEnded = false
  /// The place of the element that is being requested.
  var place: UnsafeMutableRawPointer?
  /// The number of elements in the buffer.
  var bufferedCount = 0
}

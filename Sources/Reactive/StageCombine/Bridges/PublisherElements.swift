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
    fileprivate let lifetime: Lifetime<Element, Failure>

    /// Returns the next element, or nil at the end. Throws the publisher's failure.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Element? {
      try await lifetime.subscriber.next(isolation: actor)
    }
  }
}

/// Cancels the subscription when the last copy of an iterator is deallocated: the publisher refers to
/// the subscriber.
private final class Lifetime<Element, Failure: Error> {
  let subscriber: DemandingSubscriber<Element, Failure>

  init(_ subscriber: DemandingSubscriber<Element, Failure>) { self.subscriber = subscriber }

  deinit { subscriber.cancel() }
}

/// Demands an element for each that an iteration requests.
private final class DemandingSubscriber<Input, Failure: Error>: Subscriber {
  private let buffer = ElementBuffer<Input, Failure>(cancellation: .success(()))
  private let lock = Mutex(())
  private var subscription: (any Subscription)?
  /// The demand before there is a subscription.
  private var demand = Subscribers.Demand.none
  private var hasEnded = false

  func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Input? {
    if !Task.isCancelled { request() }
    if let element = buffer.next() { return element }
    return try await buffer.wait(isolation: actor) { self.cancel() }
  }

  private func request() {
    var current: (any Subscription)?
    lock.withLock { _ in
      current = subscription
      if current == nil { demand += 1 }
    }
    current?.request(.max(1))
  }

  func receive(subscription new: any Subscription) {
    var isNeeded = false
    lock.withLock { _ in
      isNeeded = !hasEnded && subscription == nil
      if isNeeded { subscription = new }
    }
    guard isNeeded else { return new.cancel() }
    if demand > 0 { new.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    _ = buffer.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    end()
    switch completion {
    case .finished: buffer.finish(.success(()))
    case .failure(let error): buffer.finish(.failure(error))
    }
  }

  /// Ends the iteration after the elements that have arrived.
  func cancel() {
    let subscription = end()
    buffer.cancel()
    subscription?.cancel()
  }

  /// Returns the subscription, if it hasn't ended.
  @discardableResult
  private func end() -> (any Subscription)? {
    var ended: (any Subscription)?
    lock.withLock { _ in
      hasEnded = true
      swap(&ended, &subscription)
    }
    return ended
  }
}

// The lock protects all variables; the elements are those of one iteration, see `ElementBuffer`.
extension DemandingSubscriber: @unchecked Sendable {}

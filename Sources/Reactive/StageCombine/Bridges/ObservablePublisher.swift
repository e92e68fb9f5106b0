import DequeModule
public import OpenCombine
public import Rx

extension ObservableConvertibleType {
  /// Returns a publisher of the elements, which fails with the error of the sequence.
  ///
  /// The sequence is subscribed to with the first demand. Elements beyond the demand are buffered,
  /// so that none is lost and their order is kept.
  public func asPublisher() -> AnyPublisher<Element, any Error> {
    AnyPublisher(ObservablePublisher(asObservable()) { $0 })
  }

  /// The same as `asPublisher()`.
  public var publisher: AnyPublisher<Element, any Error> { asPublisher() }

  /// Returns a publisher of the elements that completes in place of an error, for sequences that
  /// don't fail.
  package func neverFailing() -> AnyPublisher<Element, Never> {
    AnyPublisher(ObservablePublisher(asObservable()) { _ in nil })
  }
}

extension InfallibleType {
  /// Returns a publisher of the elements, which never fails.
  public func asPublisher() -> AnyPublisher<Element, Never> { neverFailing() }

  /// The same as `asPublisher()`.
  public var publisher: AnyPublisher<Element, Never> { asPublisher() }
}

/// A publisher that subscribes to an observable for each subscriber.
private struct ObservablePublisher<Output, Failure: Error>: Publisher {
  let source: Observable<Output>
  /// Returns the failure for an error; nil to complete.
  let failure: (any Error) -> Failure?

  init(_ source: Observable<Output>, _ failure: @escaping (any Error) -> Failure?) {
    self.source = source
    self.failure = failure
  }

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    subscriber.receive(
      subscription: ObservableSubscription(source, subscriber, failure))
  }
}

/// The subscription of one subscriber to an observable.
///
/// With unlimited demand, elements are passed on at once; otherwise through the buffer.
private final class ObservableSubscription<Downstream: Subscriber>: Subscription {
  typealias Element = Downstream.Input

  private var source: Observable<Element>?
  private let downstream: Downstream
  private let failure: (any Error) -> Downstream.Failure?
  private var demand = Subscribers.Demand.none
  private var isUnlimited = false
  private var isEnded = false
  private var buffer = Deque<Element>()
  private var end: Subscribers.Completion<Downstream.Failure>?
  private var isDraining = false
  private let subscription = SingleAssignmentDisposable()

  init(
    _ source: Observable<Element>, _ downstream: Downstream,
    _ failure: @escaping (any Error) -> Downstream.Failure?
  ) {
    self.source = source
    self.downstream = downstream
    self.failure = failure
  }

  func request(_ demand: Subscribers.Demand) {
    guard !isEnded, demand > .none else { return }
    self.demand += demand
    if let source {
      self.source = nil
      isUnlimited = self.demand == .unlimited
      subscription.setDisposable(
        source.subscribe(
          onNext: receive,
          onError: { self.finish(self.failure($0).map { .failure($0) } ?? .finished) },
          onCompleted: { self.finish(.finished) }))
    } else {
      drain()
    }
  }

  func cancel() {
    isEnded = true
    source = nil
    buffer = []
    subscription.dispose()
  }

  private func receive(_ element: Element) {
    if isUnlimited {
      if !isEnded { _ = downstream.receive(element) }
    } else {
      buffer.append(element)
      drain()
    }
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    end = completion
    drain()
  }

  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    while !isEnded, demand > .none, let element = buffer.popFirst() {
      demand -= 1
      demand += downstream.receive(element)
    }
    isDraining = false
    isUnlimited = demand == .unlimited && buffer.isEmpty
    guard buffer.isEmpty, !isEnded, let end else { return }
    isEnded = true
    downstream.receive(completion: end)
  }
}

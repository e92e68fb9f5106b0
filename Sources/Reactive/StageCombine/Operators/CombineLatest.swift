public import OpenCombine

extension Publishers {
  /// A publisher of the latest elements of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The latest elements.
    public typealias Output = (A.Output, B.Output)
    /// The type of the failure.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B

    /// Creates a publisher of the latest elements of these publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes to both publishers.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let latest = LatestSubscription<A.Output, B.Output, Downstream>(subscriber)
      subscriber.receive(subscription: latest)
      a.subscribe(LatestSubscriber(latest) { $0.first = $1 })
      b.subscribe(LatestSubscriber(latest) { $0.second = $1 })
    }
  }
}

extension Publisher {
  /// Returns a publisher of the latest elements of this and another publisher: one for each element
  /// that either emits, after both have emitted.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> Publishers.CombineLatest<Self, Other> where Failure == Other.Failure {
    .init(self, other)
  }

  /// Returns a publisher of the results of `transform` for the latest elements of this and another
  /// publisher.
  public func combineLatest<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest<Self, Other>, Result>
  where Failure == Other.Failure {
    combineLatest(other).map(transform)
  }
}

/// The subscription of one subscriber to the latest elements of two publishers. Without demand, only
/// the newest combination waits.
private final class LatestSubscription<First, Second, Downstream: Subscriber>: Subscription
where Downstream.Input == (First, Second) {
  var first: First?
  var second: Second?
  var upstreams: [any Subscription] = []
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var hasNews = false
  private var remaining = 2

  init(_ downstream: Downstream) { self.downstream = downstream }

  var isActive: Bool { downstream != nil }

  func request(_ more: Subscribers.Demand) {
    demand += more
    if hasNews { send() }
  }

  func cancel() {
    downstream = nil
    let held = upstreams
    upstreams = []
    for upstream in held { upstream.cancel() }
  }

  func send() {
    guard let downstream, let first, let second else { return }
    guard demand > .none else {
      hasNews = true
      return
    }
    hasNews = false
    demand -= 1
    demand += downstream.receive((first, second))
    if remaining == 0 { finish(.finished) }
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if case .failure = completion { return finish(completion) }
    remaining -= 1
    if remaining == 0, !hasNews { finish(.finished) }
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let downstream else { return }
    cancel()
    downstream.receive(completion: completion)
  }
}

/// The subscriber to one of the two publishers.
private final class LatestSubscriber<Input, First, Second, Downstream: Subscriber>: Subscriber
where Downstream.Input == (First, Second) {
  typealias Latest = LatestSubscription<First, Second, Downstream>
  typealias Failure = Downstream.Failure

  private let latest: Latest
  private let store: (Latest, Input) -> Void

  init(_ latest: Latest, _ store: @escaping (Latest, Input) -> Void) {
    self.latest = latest
    self.store = store
  }

  func receive(subscription: any Subscription) {
    guard latest.isActive else { return subscription.cancel() }
    latest.upstreams.append(subscription)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    store(latest, input)
    latest.send()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    latest.receive(completion: completion)
  }
}
